import type { Money } from '../money/index.ts';

/** How far goods are from the total at which sending them costs nothing. Minor units; together they are that total. */
export interface FreeShippingProgress {
  readonly reached: Money;
  /** 0 where sending is free. */
  readonly missing: Money;
}

/** Returns how far `merchandise` is from free shipping, which begins at `threshold`. Minor units. */
export function freeShippingProgress(merchandise: Money, threshold: Money): FreeShippingProgress {
  const reached = Math.min(merchandise, threshold);
  return { reached, missing: threshold - reached };
}
