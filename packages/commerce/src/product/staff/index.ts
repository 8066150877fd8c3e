/** What staff do with one product. ADM-104 to ADM-106, ADM-115, ADM-144 */

export { changeVariationAttributes } from './attributes/change-attributes.ts';
export type { GivenAttribute } from './attributes/given-attributes.ts';
export {
  type AttributesPlan,
  type PlannedArchive,
  planVariationAttributes,
} from './attributes/plan-attributes.ts';
export { changeProduct, type ProductChange } from './change-product.ts';
export { changeProducts, type ProductsChange } from './change-products.ts';
export { findCopySkus } from './copy-skus.ts';
export { createUnseenProduct, type NewUnseenProduct } from './create-unseen-product.ts';
export { duplicateProduct, type ProductCopy } from './duplicate-product.ts';
export { changeVariations } from './matrix/change-variations.ts';
export type { VariationOfMatrix } from './matrix/matrix-rows.ts';
export { readVariationMatrix, type VariationMatrix } from './matrix/read-matrix.ts';
export type { VariationsChange } from './matrix/row-change.ts';
export { moveSlug } from './move-slug.ts';
export type { StaffPicture } from './parts/pictures.ts';
export { type PriceAsked, type PriceForGroup, priceForGroup } from './price-for-group.ts';
export { readLacks } from './read-lacks.ts';
export { readProductForStaff, type StaffProduct } from './read-product-for-staff.ts';
export { changeVariation, type VariationChange } from './variation/change-variation.ts';
export { readVariationForStaff, type StaffVariation } from './variation/read-variation-for-staff.ts';
