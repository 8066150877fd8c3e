import { describeError } from '@stoa/database';

/** The status of RFC 3463 behind the three digits of an answer: `550 5.1.1 …`, `550-5.1.1 …`. */
const ENHANCED = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/;

/**
 * Why a mail was not taken, for the log. Of what a mail server answers only the codes are told: its words quote
 * whom the mail is for.
 */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error && 'responseCode' in error)) return describeError(error);
  const enhanced = 'response' in error ? ENHANCED.exec(String(error.response))?.[1] : undefined;
  // `RCPT TO`, never what it was sent with.
  const step = 'command' in error ? `after ${String(error.command).split(':', 1)[0]}` : undefined;
  return ['SMTP', Number(error.responseCode), enhanced, step].filter((part) => part !== undefined).join(' ');
}
