import { changeAttributes } from './change-attributes.ts';
import { changeVariations } from './change-variations.ts';
import { planAttributes } from './plan-attributes.ts';
import { readMatrix } from './read-matrix.ts';

export const variationProcedures = {
  matrix: readMatrix,
  change: changeVariations,
  planAttributes,
  changeAttributes,
};
