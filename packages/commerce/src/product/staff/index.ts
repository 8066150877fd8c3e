/** What staff do with one product. ADM-104 to ADM-106, ADM-115, ADM-144 */
export { changeProduct, type ProductChange } from './change-product.ts';
export { changeProducts, type ProductsChange } from './change-products.ts';
export { type CopySkus, findCopySkus } from './copy-skus.ts';
export { createUnseenProduct, type NewUnseenProduct } from './create-unseen-product.ts';
export { duplicateProduct, type ProductCopy } from './duplicate-product.ts';
export type { Lack } from './lacks.ts';
export { moveSlug } from './move-slug.ts';
export type { AssignedCategory } from './parts/assignments.ts';
export type { StaffChild } from './parts/below.ts';
export type { StaffPicture } from './parts/pictures.ts';
export type { StaffLevel } from './parts/price-levels.ts';
export { type PriceAsked, type PriceForGroup, priceForGroup } from './price-for-group.ts';
export { readLacks } from './read-lacks.ts';
export { readProductForStaff, type StaffProduct } from './read-product-for-staff.ts';
export { changeVariation, type VariationChange } from './variation/change-variation.ts';
export {
  readVariationForStaff,
  type StaffVariation,
  type VariationKey,
} from './variation/read-variation-for-staff.ts';
