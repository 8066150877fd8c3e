export { type ComparablePrices, discountPercent, oldPrice } from './discount.ts';
export {
  availablePriceLevels,
  type Buyer,
  levelSaving,
  type PriceLevel,
  priceLevelLine,
  unitPrice,
} from './price-level.ts';
export { type PriceVisibility, priceVisibility } from './visibility.ts';
