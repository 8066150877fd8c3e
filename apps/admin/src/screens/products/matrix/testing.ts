import type { MatrixRow } from './matrix.ts';

/** Returns a variation that is for sale at 1.00, without stock keeping; its sku is its id. */
export const matrixRow = (id: string, more: Partial<MatrixRow> = {}): MatrixRow => ({
  id,
  version: 1,
  sku: id,
  values: {},
  picture: null,
  price: 100,
  msrp: null,
  weightGrams: 0,
  salable: null,
  low: false,
  unavailableForSale: false,
  discontinued: false,
  archived: false,
  ...more,
});
