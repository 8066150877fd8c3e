import { type CurrencyCode, currencyExponent } from './currency.ts';
import { toDecimal } from './decimal.ts';
import type { Money } from './money.ts';

/**
 * The narrow signs of currencies with two decimals that many shops have. Their prices are put together here: the
 * first `Intl.NumberFormat` of a page keeps a cheap phone busy for longer than a frame of everything else it draws.
 */
const signs: ReadonlyMap<CurrencyCode, string> = new Map([
  ['USD', '$'],
  ['EUR', '€'],
  ['GBP', '£'],
]);

/** Of the largest amount that is exact, too; a bound, since a pattern without one is tried anew at each digit. */
const THOUSANDS = /\B(?=(\d{3}){1,5}\.)/g;

const formatters = new Map<CurrencyCode, Intl.NumberFormat>();

/**
 * Returns a price as people read it: `$1,234.50`. Server and browser must write the same characters (hydration), so
 * the locale is fixed; each shop has one currency, so the narrow sign is enough. PRICE-001, PRICE-002, PRICE-003
 */
export function formatPrice(amount: Money, currency: CurrencyCode = 'USD'): string {
  const sign = signs.get(currency);
  // A decimal text keeps the amount exact; a division would round it.
  if (sign === undefined) {
    return formatterOf(currency).format(toDecimal(amount, currency) as Intl.StringNumericLiteral);
  }
  const grouped = toDecimal(Math.abs(amount), currency).replace(THOUSANDS, ',');
  return `${amount < 0 ? '-' : ''}${sign}${grouped}`;
}

/** Returns what is added to a price, or taken off it: `+ $12.00`, `− $3.00`; nothing for 0. OPT-018 */
export function formatFee(fee: Money, currency: CurrencyCode): string {
  return fee === 0 ? '' : `${fee > 0 ? '+' : '−'} ${formatPrice(Math.abs(fee), currency)}`;
}

/** Returns the sign that prices of a currency are written with, for a field that takes an amount. */
export function currencySign(currency: CurrencyCode): string {
  return signs.get(currency) ?? formatPrice(0, currency).replace(/[\d.,\s]/g, '');
}

function formatterOf(currency: CurrencyCode): Intl.NumberFormat {
  const known = formatters.get(currency);
  if (known) return known;
  const digits = currencyExponent(currency);
  const formatter = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formatters.set(currency, formatter);
  return formatter;
}
