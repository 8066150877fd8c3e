import type { Money } from '../money/index.ts';

/** Applies discounts to a price one after another: each takes its amount, but no more than is left to pay. */
export function takeOff(wanted: readonly Money[], price: Money): Money[] {
  let left = price;
  return wanted.map((amount) => {
    const taken = Math.min(left, Math.max(0, amount));
    left -= taken;
    return taken;
  });
}
