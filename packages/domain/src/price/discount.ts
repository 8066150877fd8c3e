import { type Message, message } from '../message/index.ts';
import type { Money } from '../money/index.ts';

export interface ComparablePrices {
  /** What a piece costs now. */
  readonly final: Money;
  readonly price?: Money | null | undefined;
  readonly msrp?: Money | null | undefined;
}

/**
 * The old price to show struck through: the regular price when the final one is lower, else the msrp when the
 * final one is lower; else none. OPEN-019, CARD-509, CARD-510
 */
export function oldPrice({ final, price, msrp }: ComparablePrices): Money | undefined {
  if (final <= 0) return undefined;
  if (price != null && final < price) return price;
  return msrp != null && final < msrp ? msrp : undefined;
}

/** (old - final) / old in whole percent, rounded to the nearest; 0 means that nothing is shown. PRICE-020, OPEN-019 */
export function discountPercent(prices: ComparablePrices): number {
  const old = oldPrice(prices);
  return old === undefined ? 0 : percentOff(old, prices.final);
}

/** The text of a discount, `undefined` when there is none worth showing. PRICE-021 */
export function discountText(prices: ComparablePrices): Message | undefined {
  const percent = discountPercent(prices);
  return percent > 0 ? message('price.percent_off', { percent }) : undefined;
}

/** How much lower `lower` is than `old`, in whole percent; 0 when it is not lower. */
export function percentOff(old: Money, lower: Money): number {
  return old > 0 && lower < old ? Math.round(((old - lower) * 100) / old) : 0;
}
