export type { ProductPage, VariationView } from './page/product-page.ts';
export { readProduct } from './page/read-product.ts';
export * from './staff/index.ts';
export {
  type ListedVariation,
  type ListedVariations,
  listVariations,
  type VariationSearch,
} from './staff/list/list-variations.ts';
export type { ListedProduct } from './staff/list/listed-product.ts';
export { type ProductFacets, productFacets } from './staff/list/product-facets.ts';
export { type ListedProducts, type ProductSearch, searchProducts } from './staff/list/search-products.ts';
export { archiveProduct } from './write/archive-product.ts';
export { createProduct, createProducts } from './write/create-products.ts';
export { editProduct } from './write/edit-product.ts';
export { type Fault, faultOfError, faultsOfIssues } from './write/fault.ts';
export { takenSkus } from './write/known-names.ts';
export { keyOfValues } from './write/match-variations.ts';
export { moveProductSlug } from './write/move-product-slug.ts';
export type {
  ProductInput,
  ProductRecord,
  RecordStock,
  RecordVariation,
  VariableRecord,
} from './write/product-record.ts';
export type { MergedProduct, ProductWrite } from './write/product-write.ts';
export { publishProduct, unpublishProduct } from './write/publish-product.ts';
export { readRecords } from './write/read-records.ts';
export { type SavedProduct, saveProducts } from './write/save-products.ts';
export { SeenKeys } from './write/seen-keys.ts';
