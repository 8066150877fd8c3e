import { fieldAt } from '@stoa/commerce';
import {
  type CurrencyCode,
  currencyExponent,
  type Money,
  toMajor as major,
  msg,
  parseDecimal,
  ShopError,
} from '@stoa/domain';

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
  if (amount !== undefined && amount >= 0) return amount;
  const named = fieldAt(field.split('.'));
  const reason =
    sent < 0
      ? msg('field.min_value', { ...named, min: 0 })
      : msg('input.amount', { ...named, decimals: currencyExponent(currency) });
  throw new ShopError('invalid-input', { field, reason });
}
