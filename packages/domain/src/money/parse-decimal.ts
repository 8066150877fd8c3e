import { type CurrencyCode, currencyExponent } from './currency.ts';
import type { Money } from './money.ts';

/**
 * Reads decimal text in major units (`1234.5`, `-3`, `.99`, `12.500` when the surplus digits are zero).
 * `undefined` for everything else: grouping, currency signs, exponents, more decimals than the currency has,
 * or an amount too large to be exact.
 */
export function parseDecimal(text: string, currency: CurrencyCode): Money | undefined {
  const read = roundDecimal(text.trim(), currency);
  return read?.isRounded ? undefined : read?.amount;
}

export interface RoundedAmount {
  readonly amount: Money;
  /** Whether the text had more decimals than the currency has, other than zeros. */
  readonly isRounded: boolean;
}

/**
 * Reads plain decimal text in major units, as files of catalogues have it; decimals beyond those of the currency are
 * rounded half up, negative amounts symmetrically. `undefined` for what is no such text, or too large to be exact.
 */
export function roundDecimal(text: string, currency: CurrencyCode): RoundedAmount | undefined {
  const exponent = currencyExponent(currency);
  const match = /^(-?)(?=\.?\d)(\d*)(?:\.(\d*))?$/.exec(text);
  if (!match) return undefined;
  const fraction = match[3] ?? '';
  const kept = Number((match[2] ?? '') + fraction.slice(0, exponent).padEnd(exponent, '0'));
  const surplus = fraction.slice(exponent);
  const amount = kept + (/^[5-9]/.test(surplus) ? 1 : 0);
  if (!Number.isSafeInteger(amount)) return undefined;
  return { amount: match[1] === '-' && amount !== 0 ? -amount : amount, isRounded: /[1-9]/.test(surplus) };
}
