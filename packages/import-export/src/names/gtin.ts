import { isGtin } from '@stoa/domain';

/**
 * Returns the trade item number a text holds: without blanks and hyphens, with the zeros at its beginning that
 * spreadsheets take away. `undefined` where it is none.
 */
export function gtinOf(text: string): string | undefined {
  const digits = text.trim().replace(/^'/, '').replace(/[\s-]/g, '').replace(/\.0+$/, '');
  if (!/^\d{6,14}$/.test(digits)) return undefined;
  return [digits, digits.padStart(8, '0'), digits.padStart(12, '0'), digits.padStart(13, '0')].find(isGtin);
}
