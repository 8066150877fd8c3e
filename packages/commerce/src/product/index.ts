export type { ProductPage, VariationView } from './page/product-page.ts';
export { readProduct } from './page/read-product.ts';
export { faultOf, type ProductDraft, rejected } from './record/draft.ts';
export { type Fault, faultOfIssue } from './record/fault.ts';
export { takenSkus } from './record/known-names.ts';
export {
  blankPrices,
  blankProduct,
  blankStock,
  type ProductRecord,
  type RecordStock,
  type RecordVariation,
} from './record/product-record.ts';
export { readRecords } from './record/read-records.ts';
export { type SavedProduct, saveProducts } from './record/save-products.ts';
export { SeenKeys } from './record/seen-keys.ts';
export { keyOfValues } from './record/variation-values.ts';
export { addMedia } from './write/add-media.ts';
export { archiveProduct } from './write/archive-product.ts';
export { createProduct, createProducts } from './write/create-products.ts';
export { moveProductSlug } from './write/move-product-slug.ts';
export type { NewProduct } from './write/product-input.ts';
export { publishProduct, unpublishProduct } from './write/publish-product.ts';
export { updateProduct } from './write/update-product.ts';
