/**
 * The use cases of selling over PostgreSQL, one folder a capability. A use case is a function of a
 * `ShopContext` and its input; what a person can act on comes as a `ShopError`.
 */

export {
  BackupError,
  CacheDependencies,
  type ChangeKind,
  type Database,
  type DatabaseDump,
  type Dependencies,
  describeError,
  droppedTags,
  dumpDatabase,
  hashToken,
  inOwnerSession,
  isDatabaseAway,
  isDatabaseUnavailable,
  type Log,
  loadDatabase,
  NewerDatabaseError,
  newId,
  newToken,
  nothingKept,
  openDatabase,
  requireSessions,
  silentLog,
  sqlState,
  type Tag,
  tagsOfPage,
  tellThatServerRuns,
} from '@stoa/database';
export { createRedirect } from './address/index.ts';
export * from './audit/index.ts';
export {
  type AddedToCart,
  type AddToCart,
  addToCart,
  adoptVisitorCarts,
  type CartLineView,
  type CartView,
  type CheckoutStatus,
  type Choices,
  type Customisable,
  cartCount,
  lineTexts,
  type RemovedFromCart,
  type ReviewedChoices,
  readCart,
  readCarts,
  removeFromCart,
  reviewChoices,
  type UpdateCart,
  updateCart,
} from './cart/index.ts';
export {
  type CategoryKey,
  type CategoryNode,
  type CategoryPage,
  type CategoryPicture,
  type CategoryRef,
  createCategories,
  createCategory,
  listCategories,
  moveCategorySlug,
  type NewCategory,
  readCategory,
  resolveAddress,
} from './category/index.ts';
export * from './content/index.ts';
export * from './customer/index.ts';
export * from './feed/index.ts';
export * from './jobs/index.ts';
export { mayStepAside, type StepAside, stepAside } from './kernel/aside.ts';
export { anyoneOf, audienceKey, audienceOf, guests, isSignedIn } from './kernel/audience.ts';
export type {
  Actor,
  Audience,
  CustomerActor,
  GuestActor,
  PlatformContext,
  Shop,
  ShopContext,
  StaffActor,
  SystemActor,
} from './kernel/context.ts';
export { createFairQueue, type FairQueue } from './kernel/fair-queue.ts';
export { claimFileStore } from './kernel/file-store.ts';
export { type IdempotentReply, requestHash } from './kernel/idempotency.ts';
export { breaks, breaksAs, fieldAt, inputIssues } from './kernel/input-issues.ts';
export { hasFewKeys } from './kernel/json-input.ts';
export { networkLimits } from './kernel/network-limits.ts';
export { isOutOfResources } from './kernel/out-of-resources.ts';
export { giveBackRate, type RateLimit, takeRate } from './kernel/rate-limit.ts';
export { reportError } from './kernel/report-error.ts';
export { createKeyRing, type KeyRing, UnopenableSecretError } from './kernel/seal.ts';
export { systemContext } from './kernel/system-context.ts';
export {
  catalogueSource,
  concernsCatalogue,
  countPublished,
  countSlider,
  type Listing,
  type ListingQuery,
  listBrands,
  listProducts,
  type Media,
  type Place,
  type ProductCard,
  postgresEngine,
  productsBySku,
  readCards,
  readSliders,
  type SliderQuery,
  type SliderType,
  type Suggestions,
  sliderProducts,
  suggest,
} from './listing/index.ts';
export * from './mail/index.ts';
export { migrateDatabase } from './migrate.ts';
export * from './order/index.ts';
export type { OfferedPayment } from './payment/index.ts';
export * from './people/index.ts';
export {
  buyerOf,
  type CountedGroup,
  changePrice,
  changePrices,
  type GroupLevel,
  type GroupLevels,
  listCountedGroups,
  listGroupLevels,
  listPriceGroups,
  readPriceLevels,
  removeCustomerGroup,
  setPriceLevels,
} from './pricing/index.ts';
export {
  type AttributesPlan,
  archiveProduct,
  changeProduct,
  changeProducts,
  changeVariation,
  changeVariationAttributes,
  changeVariations,
  createProduct,
  createProducts,
  createUnseenProduct,
  duplicateProduct,
  editProduct,
  findCopySkus,
  type GivenAttribute,
  type ListedProduct,
  type ListedProducts,
  type ListedVariation,
  type ListedVariations,
  listVariations,
  moveProductSlug,
  moveSlug,
  type PlannedArchive,
  type PriceAsked,
  type PriceForGroup,
  type ProductChange,
  type ProductFacets,
  type ProductInput,
  type ProductPage,
  type ProductSearch,
  planVariationAttributes,
  priceForGroup,
  productFacets,
  publishProduct,
  readLacks,
  readProduct,
  readProductForStaff,
  readVariationForStaff,
  readVariationMatrix,
  type StaffPicture,
  type StaffProduct,
  type StaffVariation,
  searchProducts,
  unpublishProduct,
  type VariationChange,
  type VariationMatrix,
  type VariationOfMatrix,
  type VariationSearch,
  type VariationView,
} from './product/index.ts';
export * from './prune/index.ts';
export * from './search/index.ts';
export * from './shop/index.ts';
export * from './sitemap/index.ts';
export * from './staff/index.ts';
export * from './start/index.ts';
export * from './stock/index.ts';
