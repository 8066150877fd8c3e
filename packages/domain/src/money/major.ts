import { type CurrencyCode, currencyExponent } from './currency.ts';
import { toDecimal } from './decimal.ts';
import type { Money } from './money.ts';

/**
 * Returns an amount in major units, as the contract and addresses carry it: 123450 in USD is 1234.5. Exact for amounts
 * of up to 15 digits. Nothing is computed with it: `fromMajor` makes it an amount again. PRICE-001
 */
export function toMajor(amount: Money, currency: CurrencyCode): number {
  return Number(toDecimal(amount, currency));
}

/**
 * Reads an amount of the contract, a number in major units, as minor units: the nearest, so `fromMajor(toMajor(x))` is
 * `x` for amounts of up to 15 digits. For what our own server says; what a stranger sends is read by `parseDecimal`,
 * which refuses surplus decimals. PRICE-001
 */
export function fromMajor(amount: number, currency: CurrencyCode): Money {
  return Math.round(amount * 10 ** currencyExponent(currency));
}
