import { trimEndOf } from '../format/trim.ts';
import { type CurrencyCode, currencyExponent } from './currency.ts';
import type { Money } from './money.ts';

/**
 * Reads decimal text in major units (`1234.5`, `-3`, `.99`, `12.500` when the surplus digits are zero).
 * `undefined` for everything else: grouping, currency signs, exponents, more decimals than the currency has,
 * or an amount too large to be exact.
 */
export function parseDecimal(text: string, currency: CurrencyCode): Money | undefined {
  const match = /^(-?)(\d*)(?:\.(\d*))?$/.exec(text.trim());
  const whole = match?.[2] ?? '';
  const fraction = trimEndOf(match?.[3] ?? '', '0');
  const exponent = currencyExponent(currency);
  if (!match || whole + (match[3] ?? '') === '' || fraction.length > exponent) return undefined;
  const amount = Number(whole + fraction.padEnd(exponent, '0'));
  if (!Number.isSafeInteger(amount)) return undefined;
  return match[1] === '-' && amount !== 0 ? -amount : amount;
}
