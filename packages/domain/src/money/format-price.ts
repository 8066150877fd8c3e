import { type CurrencyCode, currencyExponent } from './currency.ts';
import { toDecimal } from './decimal.ts';
import type { Money } from './money.ts';

const formatters = new Map<CurrencyCode, Intl.NumberFormat>();

/**
 * A price as people read it: `$1,234.50`. Server and browser must write the same characters (hydration), so
 * the locale is fixed; each shop has one currency, so the narrow sign is enough. PRICE-001, PRICE-002, PRICE-003
 */
export function formatPrice(amount: Money, currency: CurrencyCode = 'USD'): string {
  // Text keeps amounts exact that a division would round.
  return formatterOf(currency).format(toDecimal(amount, currency) as Intl.StringNumericLiteral);
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
