/**
 * Tells whether a mail server rejected this mail permanently (5xx), because of its recipient or content. A rejection
 * of the sender, such as a wrong password, concerns all mail and can be corrected: such mail is tried again.
 */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error && 'responseCode' in error && 'command' in error)) return false;
  const code = Number(error.responseCode);
  return code >= 500 && code <= 599 && /^(RCPT TO|DATA)/.test(String(error.command));
}
