/** CONST-007 */
const PREFERRED_COUNTRY = 'US';

/** Returns the country a checkout begins with: US when it is offered, else the shop's first. CHK-007, CONST-007 */
export function defaultCountry(checkoutCountries: readonly string[]): string | undefined {
  return checkoutCountries.includes(PREFERRED_COUNTRY) ? PREFERRED_COUNTRY : checkoutCountries[0];
}

const postcodePatterns: Readonly<Record<string, RegExp>> = {
  US: /^\d{5}(?:-\d{4})?$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/,
  AU: /^\d{4}$/,
  DE: /^\d{5}$/,
  FR: /^\d{5}$/,
};

/** Letters, digits, blanks and hyphens: enough where a country's form is not known here. */
const anyPostcode = /^[A-Z\d][A-Z\d -]{1,14}$/;

/** Countries without postcodes. */
const withoutPostcode: ReadonlySet<string> = new Set(
  'AE AG AO BS BW BZ FJ GH GY HK JM KE KN ML MW QA SC SR TV UG YE ZW'.split(' '),
);

export function needsPostcode(country: string): boolean {
  return !withoutPostcode.has(country);
}

/** Tells whether a postcode has the form of its country; case does not matter. */
export function isPostcode(postcode: string, country: string): boolean {
  const text = postcode.trim().toUpperCase();
  const pattern = Object.hasOwn(postcodePatterns, country) ? postcodePatterns[country] : undefined;
  return (pattern ?? anyPostcode).test(text);
}
