import type { Money } from '../money/index.ts';
import { availablePriceLevels, type Buyer, isOpenTo, type PriceLevel, unitPrice } from './price-level.ts';

/**
 * Returns the level that makes what one piece costs a buyer who takes `quantity`: of several that are as low the one of
 * the smallest quantity. `undefined` where no level is lower than the base price. Minor units. ADM-124, PRICE-015
 */
export function decidingLevel<Level extends PriceLevel>(
  base: Money,
  levels: readonly Level[],
  buyer: Buyer,
  quantity: number,
): Level | undefined {
  const price = unitPrice(base, levels, buyer, quantity);
  if (price >= base) return undefined;
  return availablePriceLevels(levels, buyer).find(
    (level) => level.minQuantity <= quantity && level.price === price,
  );
}

/**
 * Returns the levels that are never the lowest price for anybody: whatever a buyer's group, and whatever they take, there
 * is a price as low without it. Of levels that do the same the first one counts, so that no price is another once all
 * that are returned are gone. In the order given. ADM-124
 */
export function uselessLevels<Level extends PriceLevel>(base: Money, levels: readonly Level[]): Level[] {
  const buyers: Buyer[] = [undefined, ...new Set(levels.flatMap((level) => level.customerGroups))].map(
    (group) => ({ group }),
  );
  const isUseless = (level: Level, others: readonly Level[]) =>
    // From its own quantity on: for more pieces the others are no dearer.
    buyers.every(
      (buyer) => !isOpenTo(level, buyer) || unitPrice(base, others, buyer, level.minQuantity) <= level.price,
    );
  const useful = levels.reduceRight<readonly Level[]>((kept, level) => {
    const others = kept.filter((one) => one !== level);
    return isUseless(level, others) ? others : kept;
  }, levels);
  return levels.filter((level) => !useful.includes(level));
}
