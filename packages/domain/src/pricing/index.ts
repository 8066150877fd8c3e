export { priceCart } from './price-cart.ts';
export type {
  AppliedDiscount,
  CartTotals,
  LineAmounts,
  PricedCart,
  PricedLine,
  PricedShipping,
  TaxRow,
} from './priced-cart.ts';
export type {
  CartDiscount,
  PricingBuyer,
  PricingCart,
  PricingLine,
  PricingRules,
} from './pricing-input.ts';
export { shippingCharge } from './shipping-charge.ts';
