import { type CurrencyCode, currencyExponent } from './currency.ts';
import type { Money } from './money.ts';

export interface RoundedAmount {
  readonly amount: Money;
  /** Whether the text had more decimals than the currency has, other than zeros. */
  readonly isRounded: boolean;
}

/**
 * Reads plain decimal text in major units, as files of catalogues have it; decimals beyond those of the currency are
 * rounded half up, negative amounts symmetrically. `undefined` for what is no such text, or too large to be exact.
 */
export function roundDecimal(decimal: string, currency: CurrencyCode): RoundedAmount | undefined {
  const exponent = currencyExponent(currency);
  const match = /^(-?)(\d*)(?:\.(\d*))?$/.exec(decimal);
  if (!match) return undefined;
  const fraction = match[3] ?? '';
  const kept = Number((match[2] ?? '') + fraction.slice(0, exponent).padEnd(exponent, '0'));
  const surplus = fraction.slice(exponent);
  const amount = kept + (/^[5-9]/.test(surplus) ? 1 : 0);
  if (!Number.isSafeInteger(amount)) return undefined;
  return { amount: match[1] === '-' && amount !== 0 ? -amount : amount, isRounded: /[1-9]/.test(surplus) };
}
