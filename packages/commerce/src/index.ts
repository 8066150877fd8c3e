/**
 * The use cases of selling over PostgreSQL, one folder a capability. A use case is a function of a
 * `ShopContext` and its input; what a person can act on comes as a `ShopError`.
 */

export {
  type AddedToCart,
  type AddToCart,
  addToCart,
  adoptVisitorCarts,
  advertisedPaymentMethods,
  type CartLineView,
  type CartView,
  type CheckoutStanding,
  type CheckoutTotals,
  cartCount,
  type EstimatedTotals,
  type EstimateTotals,
  estimateTotals,
  type OfferedPayment,
  type OfferedShipping,
  paymentMethods,
  type RemovedFromCart,
  readCart,
  readCarts,
  removeFromCart,
  type UpdateCart,
  updateCart,
} from './cart/index.ts';
export * from './catalogue/index.ts';
export * from './content/index.ts';
export * from './customer/index.ts';
export {
  type Change,
  type ChangeCursor,
  type ChangeKind,
  currentCursor,
  readChanges,
} from './kernel/changes.ts';
export { clientKey } from './kernel/client-key.ts';
export type {
  Actor,
  CustomerActor,
  GuestActor,
  PlatformContext,
  Shop,
  ShopContext,
  StaffActor,
  SystemActor,
} from './kernel/context.ts';
export { type Database, openDatabase } from './kernel/database.ts';
export { isDatabaseAway } from './kernel/database-away.ts';
export { describeError } from './kernel/describe-error.ts';
export { type IdempotentReply, removeOldReplies, requestHash } from './kernel/idempotency.ts';
export { hashToken, newId, newToken } from './kernel/ids.ts';
export { hasFewKeys } from './kernel/json-input.ts';
export { type Log, silentLog } from './kernel/log.ts';
export { giveBackRate, type RateLimit, removeOldRates, takeRate } from './kernel/rate-limit.ts';
export { createKeyRing, type KeyRing, UnopenableSecretError } from './kernel/seal.ts';
export { systemContext } from './kernel/system-context.ts';
export * from './mail/index.ts';
export { migrateDatabase, NewerDatabaseError } from './migrate.ts';
export * from './order/index.ts';
export * from './shop/index.ts';
export * from './sitemap/index.ts';
export * from './staff/index.ts';
export * from './stock/index.ts';
