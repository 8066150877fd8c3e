export { type ComparablePrices, discountPercent, oldPrice, percentOf, percentOff } from './discount.ts';
export { decidingLevel, uselessLevels } from './level-of.ts';
export {
  availablePriceLevels,
  type Buyer,
  levelSaving,
  type PriceLevel,
  priceLevelLine,
  type QuantityPrice,
  unitPrice,
} from './price-level.ts';
export { type PriceConditions, pricesAt } from './prices-at.ts';
export { type PriceVisibility, priceVisibility } from './visibility.ts';
