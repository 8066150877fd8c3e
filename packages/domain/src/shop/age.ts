const EXEMPT = /^\/(?:terms-of-service|privacy-policy)\/*$/i;

/** Tells whether the shop's own settings make it a tobacco shop. TEN-015 */
export function isTobaccoShop(industry: string | null | undefined): boolean {
  return industry?.trim().toLowerCase() === 'tobacco';
}

/**
 * Tells whether the visitor must confirm their age before the page is shown. The two legal pages stay readable, so
 * that visitors can read what they agree to. SHELL-010 to SHELL-014
 */
export function needsAgeConfirmation(
  industry: string | null | undefined,
  path: string,
  confirmed: boolean,
): boolean {
  if (confirmed || !isTobaccoShop(industry)) return false;
  return !EXEMPT.test(path);
}
