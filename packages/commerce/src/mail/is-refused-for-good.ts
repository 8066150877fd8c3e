/**
 * Tells whether a mail server said for good that it will not have this mail (5xx), of its recipient or its content.
 * What it says of us, such as a wrong password or sender, is ours to mend, and all mail with it: that is tried again.
 */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error && 'responseCode' in error && 'command' in error)) return false;
  const code = Number(error.responseCode);
  return code >= 500 && code <= 599 && /^(RCPT TO|DATA)/.test(String(error.command));
}
