import { describeError } from '@stoa/database';

/** The status of RFC 3463 behind the three digits of an answer: `550 5.1.1 …`, `550-5.1.1 …`. */
const ENHANCED = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/;

/**
 * Describes why a mail was not accepted, for the log. It contains only the codes of the server's answer, because the
 * text may quote the recipient.
 */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error && 'responseCode' in error)) return describeError(error);
  const enhanced = 'response' in error ? ENHANCED.exec(String(error.response))?.[1] : undefined;
  // The command's name only, without its argument.
  const step = 'command' in error ? `after ${String(error.command).split(':', 1)[0]}` : undefined;
  return ['SMTP', Number(error.responseCode), enhanced, step].filter((part) => part !== undefined).join(' ');
}
