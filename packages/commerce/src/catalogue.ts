/**
 * A shop's catalogue as whole records, `@stoa/commerce/catalogue`: read, compared and written in bulk, with what must
 * be known of names before. For packages that bring catalogues in and out; all others call the use cases of
 * `@stoa/commerce`.
 */

export { occupantsOf, reservedInUse } from './address/index.ts';
export * from './catalogue/index.ts';
export { richText } from './kernel/rich-text-input.ts';
export {
  type Fault,
  keyOfValues,
  type MergedProduct,
  type ProductRecord,
  type ProductWrite,
  type RecordStock,
  type RecordVariation,
  type SavedProduct,
  SeenKeys,
  saveProducts,
  takenSkus,
  type VariableRecord,
} from './product/index.ts';
