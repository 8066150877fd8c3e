export {
  type CardProduct,
  cardAddsToCart,
  type PurchaseAction,
  type PurchaseSituation,
  purchaseAction,
} from './card-action.ts';
export { type ClassCode, classCodes, isClassCode } from './class-code.ts';
export { isTabShown, selectedTab } from './tabs.ts';
