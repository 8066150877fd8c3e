import type { Money } from '../money/index.ts';

export interface ComparablePrices {
  /** The price of one piece now. */
  readonly final: Money;
  readonly price?: Money | null | undefined;
  readonly msrp?: Money | null | undefined;
}

/**
 * Returns the old price to show struck through: the regular price when the final one is lower, else the msrp when the
 * final one is lower; else none, as beside a final price of 0, which is not shown. OPEN-019, CARD-509, CARD-510
 */
export function oldPrice({ final, price, msrp }: ComparablePrices): Money | undefined {
  return [price, msrp].find((old) => final > 0 && final < (old ?? 0)) ?? undefined;
}

/** (old - final) / old in whole percent, rounded to the nearest; 0 means that nothing is shown. PRICE-020, OPEN-019 */
export function discountPercent(prices: ComparablePrices): number {
  return percentOff(oldPrice(prices) ?? prices.final, prices.final);
}

/** How much lower `lower` is than `old`, in whole percent; 0 when it is not lower. Neither is below 0. */
export function percentOff(old: Money, lower: Money): number {
  return lower < old ? percentOf(old - lower, old) : 0;
}

/** Returns a part of an amount in whole percent of it, rounded half up; 0 of nothing. Neither is below 0. PRICE-020 */
export function percentOf(part: Money, whole: Money): number {
  return whole === 0 ? 0 : Math.round((part * 100) / whole);
}
