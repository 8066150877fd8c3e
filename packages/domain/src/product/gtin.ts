/**
 * Tells whether a text is a Global Trade Item Number: GTIN-8, GTIN-12 (UPC), GTIN-13 (EAN, ISBN) or GTIN-14, digits
 * alone, the last of which is the check digit of the others. https://www.gs1.org/services/how-calculate-check-digit-manually
 */
export function isGtin(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return false;
  const digits = [...text].map(Number).toReversed();
  const [check = 0, ...others] = digits;
  const sum = others.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0);
  // Numbers of nothing but zeros check, too, and stand where there is none.
  return sum > 0 && (10 - (sum % 10)) % 10 === check;
}
