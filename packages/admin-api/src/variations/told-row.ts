import type { MatrixVariation } from '@stoa/admin-contract';
import type { VariationOfMatrix } from '@stoa/commerce';

/** Tells a row of the matrix as the contract has it. */
export const toldRow = ({ revision: version, ...row }: VariationOfMatrix): MatrixVariation => ({
  ...row,
  version,
});
