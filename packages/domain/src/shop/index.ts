export { isTobaccoShop, needsAgeConfirmation } from './age.ts';
export {
  type ClientType,
  clientTypes,
  isClientType,
  isMarketplace,
  isSellerUsable,
  isShopAvailable,
  type ShopState,
} from './client.ts';
export { shopFailureMessage } from './failure.ts';
export { normaliseHost } from './host.ts';
export { baseUrlRedirect, type HostKind, type HostRequest, hostKinds, secureAddress } from './redirect.ts';
export { type LegalPage, legalPages, type ToDoItem, toDoItems } from './to-do.ts';
