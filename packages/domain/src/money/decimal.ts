import { type CurrencyCode, currencyExponent } from './currency.ts';
import type { Money } from './money.ts';

/**
 * Returns an amount as decimal text in major units without grouping: 123450 in USD is `1234.50`. PRICE-001, PAY-515
 */
export function toDecimal(amount: Money, currency: CurrencyCode): string {
  const exponent = currencyExponent(currency);
  const digits = String(Math.abs(amount)).padStart(exponent + 1, '0');
  const sign = amount < 0 ? '-' : '';
  if (exponent === 0) return sign + digits;
  return `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}
