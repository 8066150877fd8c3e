export { type LineIdentity, lineKey, MAX_CART_LINES } from './lines.ts';
export {
  type CartTotals,
  cartTotals,
  type LineTotals,
  type PricedLine,
  type ShippingCharge,
  type TotalsInput,
} from './totals.ts';
