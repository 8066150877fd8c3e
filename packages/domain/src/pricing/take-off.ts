import type { Money } from '../money/index.ts';

/** What discounts take off a price, one after another: of each what it wants, and no more than is left to pay. */
export function takeOff(wanted: readonly Money[], price: Money): Money[] {
  let left = price;
  return wanted.map((amount) => {
    const taken = Math.min(left, Math.max(0, amount));
    left -= taken;
    return taken;
  });
}
