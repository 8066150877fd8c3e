import type { ShopIndex } from '../index/shop-index.ts';
import { parseUuid } from '../memory/uuid-column.ts';
import { BOOST, BURY, pinScore, type SearchTuning } from '../port/tuning.ts';

/** Raises and lowers the scores of what a merchant boosted and buried. */
export function tuneScores(index: ShopIndex, { boosted, buried }: SearchTuning): void {
  scale(index, boosted, BOOST);
  scale(index, buried, BURY);
}

function scale(index: ShopIndex, productIds: readonly string[], factor: number): void {
  const { best, close } = index.matchBuffers;
  for (const row of rowsOf(index, productIds)) {
    best[row] = factor * (best[row] ?? 0);
    close[row] = factor * (close[row] ?? 0);
  }
}

/** Puts what a merchant pinned first; returns whether anything eligible is. */
export function pinScores(
  index: ShopIndex,
  { pinned }: SearchTuning,
  isEligible: (row: number) => boolean,
): boolean {
  const { best } = index.matchBuffers;
  let isAny = false;
  for (const [at, productId] of pinned.entries()) {
    for (const row of rowsOf(index, [productId])) {
      best[row] = pinScore(at, pinned.length);
      isAny ||= isEligible(row);
    }
  }
  return isAny;
}

const rowsOf = ({ offers }: ShopIndex, productIds: readonly string[]): number[] =>
  productIds.flatMap((id) => {
    const words = parseUuid(id);
    return words ? [...offers.productId.find(words)] : [];
  });
