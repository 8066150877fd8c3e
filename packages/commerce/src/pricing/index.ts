export { type Buyer, buyerOf } from './buyer.ts';
export { changePrice, changePrices } from './change-prices.ts';
export { lockWithHolders, refreshDerivedPrices } from './derived-prices.ts';
export { finalPrice, isOpenLevel } from './final-price.ts';
export {
  type CountedGroup,
  type GroupLevel,
  type GroupLevels,
  listCountedGroups,
  listGroupLevels,
  listPriceGroups,
  removeCustomerGroup,
} from './groups/index.ts';
export { levelsJson, shownLevels } from './levels-sql.ts';
export { money, priceLevels } from './price-input.ts';
export type { PriceSpan, Prices } from './prices.ts';
export { productRow } from './product-row.ts';
export { readPriceLevels } from './read-price-levels.ts';
export { requireProduct } from './require-product.ts';
export { setPriceLevels } from './set-price-levels.ts';
