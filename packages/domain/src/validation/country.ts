/** CONST-007 */
const PREFERRED_COUNTRY = 'US';

/** Returns the country a checkout begins with: US when it is offered, else the shop's first. CHK-007, CONST-007 */
export function defaultCountry(checkoutCountries: readonly string[]): string | undefined {
  return checkoutCountries.includes(PREFERRED_COUNTRY) ? PREFERRED_COUNTRY : checkoutCountries[0];
}
