export { type ErrorCode, type ErrorEntry, errorCatalogue } from './catalogue.ts';
export {
  type ErrorParams,
  errorEntry,
  isShopError,
  MOST_ISSUES,
  ShopError,
  type ShopErrorDetails,
} from './shop-error.ts';
export { type ErrorLike, errorLike, reasonOf } from './thrown.ts';
