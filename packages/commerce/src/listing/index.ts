export type { Media } from '@stoa/database';
export { type CardRow, toCard } from './card/card-row.ts';
export { cardJoins, cardJson, mediaJson } from './card/card-sql.ts';
export type { ProductCard } from './card/product-card.ts';
export { productsBySku } from './card/products-by-sku.ts';
export { readCardList, readCards } from './card/read-cards.ts';
export type { Place } from './search/find-places.ts';
export { listBrands } from './search/list-brands.ts';
export { type Listing, listProducts } from './search/list-products.ts';
export type { ListingQuery } from './search/listing-query.ts';
export { postgresEngine } from './search/postgres-engine.ts';
export { type Suggestions, suggest } from './search/suggest.ts';
export { isShown, publishedProducts } from './shown.ts';
export {
  countSlider,
  readSliders,
  type SliderQuery,
  type SliderType,
  selection,
  sliderProducts,
} from './slider/slider-products.ts';
export { catalogueSource } from './source/catalogue-source.ts';
export { countPublished } from './source/count-published.ts';
export { concernsCatalogue } from './source/read-changes.ts';
