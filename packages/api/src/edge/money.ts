import { type CurrencyCode, type Money, toMajor as major, parseDecimal, ShopError } from '@stoa/domain';

export { major };

/** As `major`; null where there is no amount, or none that may be seen. */
export function majorOrNull(amount: Money | null | undefined, currency: CurrencyCode): number | null {
  return amount === null || amount === undefined ? null : major(amount, currency);
}

/**
 * Returns an amount a client sent, in minor units.
 * @throws ShopError `invalid-input` for what has more decimals than the currency, is negative or not exact
 */
export function minor(sent: number, currency: CurrencyCode, field: string): Money {
  const amount = parseDecimal(String(sent), currency);
  if (amount === undefined || amount < 0) throw new ShopError('invalid-input', { field });
  return amount;
}
