export { type ComparablePrices, discountPercent, discountText, oldPrice } from './discount.ts';
export {
  availablePriceLevels,
  type Buyer,
  type PriceLevel,
  priceLevelLine,
  unitPrice,
} from './price-level.ts';
export {
  hiddenPriceText,
  type PricedProduct,
  type PriceView,
  type PriceVisibility,
  priceView,
  priceVisibility,
} from './visibility.ts';
