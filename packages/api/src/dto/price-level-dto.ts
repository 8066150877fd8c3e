import type { PriceLevel as ContractPriceLevel } from '@stoa/contract';
import { levelSaving, type Money, type PriceLevel, priceLevelLine } from '@stoa/domain';
import type { ApiContext } from '../context.ts';
import { major } from '../edge/money.ts';

/** Levels with their line; the saving is against `base`, the price of one piece. PRICE-022, ENT-039, OPEN-050 */
export function toPriceLevels(
  api: ApiContext,
  levels: readonly PriceLevel[],
  base: Money | undefined,
): ContractPriceLevel[] {
  const { currency } = api.shop.shop;
  return levels.map((level) => ({
    _id: level.id,
    currency,
    customer_groups: [...level.customerGroups],
    min_qty: level.minQuantity,
    price: major(level.price, currency),
    savePercent: levelSaving(level, base ?? level.price),
    text: api.t(priceLevelLine(level, base ?? level.price, currency)),
  }));
}
