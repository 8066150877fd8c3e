import type { PricesShown } from '@stoa/widgets';

/** A price that holds from a quantity on, in major units. */
export interface PriceLevelShown {
  readonly min_qty: number;
  readonly price: number;
}

/**
 * The prices of one piece when `quantity` of them are bought: the lowest of the price and every level reached.
 * Levels are only those open to whoever looks. PRICE-014 to PRICE-016, PRICE-018
 */
export function pricesAt(
  prices: PricesShown,
  levels: readonly PriceLevelShown[],
  quantity: number,
): PricesShown {
  const { final_price: final } = prices;
  if (final == null) return prices;
  const reached = levels.filter((level) => quantity >= level.min_qty).map((level) => level.price);
  const lowest = Math.min(final, ...reached);
  if (lowest === final) return prices;
  const old = Math.max(prices.price ?? 0, final);
  return {
    ...prices,
    price: old,
    final_price: lowest,
    discount_percent: Math.round(((old - lowest) / old) * 100),
  };
}
