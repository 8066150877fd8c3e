export {
  type CardProduct,
  cardAddsToCart,
  type PurchaseAction,
  type PurchaseSituation,
  purchaseAction,
} from './card-action.ts';
export { type ClassCode, classCodes, isClassCode } from './class-code.ts';
export { isGtin } from './gtin.ts';
export { isTabShown, selectedTab } from './tabs.ts';
