export { type ResolvedAddress, resolveAddress } from './address/resolve-address.ts';
export { type Buyer, buyerOf } from './buyer.ts';
export { productsBySku } from './card/products-by-sku.ts';
export { readCards } from './card/read-cards.ts';
export {
  readSliders,
  relatedProducts,
  type SliderQuery,
  type SliderType,
  sliderProducts,
} from './card/slider-products.ts';
export {
  type CategoryKey,
  type CategoryNode,
  type CategoryPage,
  listCategories,
  readCategory,
} from './category/read-categories.ts';
export { readPriceLevels } from './price/read-price-levels.ts';
export { type ProductKey, readProduct } from './product/read-product.ts';
export type {
  CategoryRef,
  Media,
  PriceSpan,
  Prices,
  ProductCard,
  ProductPage,
  VariationView,
} from './read-model.ts';
export { type Listing, listProducts } from './search/list-products.ts';
export type { ListingGroup } from './search/listing-groups.ts';
export type { FacetSetting, ListingQuery, ListingSettings } from './search/listing-query.ts';
export { postgresEngine } from './search/postgres-engine.ts';
export { type SuggestedProduct, type Suggestions, suggest } from './search/suggest.ts';
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
} from './shapes.ts';
