import type { PricesShown } from '@stoa/widgets';

/** A price that holds from a quantity on, in major units. */
export interface PriceLevelShown {
  readonly min_qty: number;
  readonly price: number;
}

/**
 * Returns the prices of one piece when `quantity` of them are bought: the lowest of the price and every level
 * reached, and the fee of the chosen options on top. Levels are only those open to whoever looks; major units.
 * PRICE-014 to PRICE-018
 */
export function pricesAt(
  prices: PricesShown,
  levels: readonly PriceLevelShown[],
  quantity: number,
  optionFee = 0,
): PricesShown {
  const { final_price: final } = prices;
  if (final == null) return prices;
  const reached = levels.filter((level) => quantity >= level.min_qty).map((level) => level.price);
  const lowest = Math.min(final, ...reached);
  if (lowest === final && optionFee === 0) return prices;
  const lowered = lowest + optionFee;
  const price = (prices.price ?? final) + optionFee;
  const msrp = prices.msrp == null ? null : prices.msrp + optionFee;
  const old = [price, msrp ?? 0].find((amount) => amount > lowered) ?? lowered;
  const discount_percent = Math.round(((old - lowered) / old) * 100);
  return { ...prices, price, msrp, final_price: lowered, discount_percent };
}
