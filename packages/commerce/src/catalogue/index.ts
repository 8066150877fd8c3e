export type {
  Attributes,
  AttributeValue,
  OptionalContent,
  OptionThumbnail,
  OptionVisibility,
  PersonalizationOption,
  ProductOption,
  ProductOptionRule,
  Variant,
} from '@stoa/database';
export { ADDRESS_TAKEN, type AddressClaim, claimAddresses } from './address/claim-addresses.ts';
export { createRedirect, type NewRedirect } from './address/create-redirect.ts';
export { moveSlug, type SlugMove } from './address/move-slug.ts';
export { removeOldAddresses } from './address/remove-old-addresses.ts';
export { type ResolvedAddress, resolveAddress } from './address/resolve-address.ts';
export { type Buyer, buyerOf } from './buyer.ts';
export { productsBySku } from './card/products-by-sku.ts';
export { readCards } from './card/read-cards.ts';
export {
  readSliders,
  type SliderQuery,
  type SliderType,
  sliderProducts,
} from './card/slider-products.ts';
export type { CategoryChanges, NewCategory } from './category/category-input.ts';
export {
  type CreatedCategory,
  createCategories,
  createCategory,
} from './category/create-categories.ts';
export {
  type CategoryKey,
  type CategoryNode,
  type CategoryPage,
  type CategoryPicture,
  listCategories,
  readCategory,
} from './category/read-categories.ts';
export { updateCategory } from './category/update-category.ts';
export { changePrice, changePrices, type PriceChange } from './price/change-prices.ts';
export { readPriceLevels } from './price/read-price-levels.ts';
export { type PriceLevelsInput, setPriceLevels } from './price/set-price-levels.ts';
export { addMedia, type NewMedia } from './product/add-media.ts';
export { archiveProduct } from './product/archive-product.ts';
export { type CreateOptions, createProduct, createProducts } from './product/create-products.ts';
export type { NewProduct } from './product/product-input.ts';
export type { CreatedProduct } from './product/product-rows.ts';
export { type NewPublication, publishProduct, unpublishProduct } from './product/publish-product.ts';
export { type ProductKey, readProduct } from './product/read-product.ts';
export { type ProductChanges, updateProduct } from './product/update-product.ts';
export type {
  CategoryRef,
  Media,
  PriceSpan,
  Prices,
  ProductCard,
  ProductPage,
  VariationView,
} from './read-model.ts';
export {
  type CategoryRecord,
  readCategoryRecords,
  type StoredCategory,
} from './record/category-record.ts';
export type { ProductDraft } from './record/draft.ts';
export type { Fault } from './record/fault.ts';
export { type Occupant, occupantsOf, takenSkus } from './record/known-names.ts';
export {
  blankPrices,
  blankProduct,
  blankStock,
  type ProductRecord,
  productRecord,
  type RecordStock,
  type RecordVariation,
} from './record/product-record.ts';
export { readRecords } from './record/read-records.ts';
export type { StoredProduct } from './record/record-of-rows.ts';
export { type CategoryDraft, saveCategories } from './record/save-categories.ts';
export { type SavedProduct, saveProducts } from './record/save-products.ts';
export { SeenKeys } from './record/seen-keys.ts';
export { keyOfValues } from './record/variation-values.ts';
export { listBrands } from './search/list-brands.ts';
export { type Listing, listProducts } from './search/list-products.ts';
export type { ListingGroup } from './search/listing-groups.ts';
export type { FacetSetting, ListingQuery, ListingSettings } from './search/listing-query.ts';
export { postgresEngine } from './search/postgres-engine.ts';
export { catalogueSource } from './search/source/catalogue-source.ts';
export { countPublished } from './search/source/count-published.ts';
export { concernsCatalogue } from './search/source/read-changes.ts';
export { type SuggestedProduct, type Suggestions, suggest } from './search/suggest.ts';
export { isCategoryShown, isShown, publishedProducts } from './shown.ts';
