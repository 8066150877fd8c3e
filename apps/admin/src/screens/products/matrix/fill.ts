import { skuByPattern } from '@stoa/domain';
import { plural, adminMatrixText as text } from '@stoa/messages';
import type { CellText } from '../../../kit/sheet/index.ts';
import { skuPatternFault } from '../product/variations/sku-pattern.ts';
import type { MatrixProduct, MatrixRow } from './matrix.ts';

/** What cells are filled with, or why they cannot be. */
export type Filled =
  | { readonly cells: readonly CellText[]; readonly fault?: never }
  | { readonly cells?: never; readonly fault: string };

interface SkuFill {
  readonly pattern: string;
  readonly product: Pick<MatrixProduct, 'sku' | 'variationAttributes'>;
  /** The variations that are filled, in their order. */
  readonly rows: readonly MatrixRow[];
  /** The skus of all other variations of the product. */
  readonly others: ReadonlySet<string>;
}

/**
 * Makes the skus of variations by a pattern. One that names what is not there, or gives two variations the same sku, is
 * refused. ADM-114
 */
export function fillSkus({ pattern, product, rows, others }: SkuFill): Filled {
  const { sku, variationAttributes } = product;
  const refused = skuPatternFault(pattern, variationAttributes);
  if (refused !== undefined) return { fault: refused };
  const cells = rows.map((row, at) => ({
    row: row.id,
    column: 'sku',
    text: skuByPattern(pattern, {
      sku,
      values: variationAttributes.flatMap(({ id }) => {
        const value = row.values[id] ?? '';
        return value === '' ? [] : [[id, value] as const];
      }),
      n: at + 1,
    }),
  }));
  const fault = faultOf(cells, others);
  return fault === undefined ? { cells } : { fault };
}

function faultOf(cells: readonly CellText[], others: ReadonlySet<string>): string | undefined {
  if (cells.some((cell) => cell.text === '')) return text.emptySku();
  const taken = new Set(others);
  const twice = cells.filter((cell) => {
    const isTaken = taken.has(cell.text);
    taken.add(cell.text);
    return isTaken;
  });
  const sku = twice[0]?.text;
  if (sku === undefined) return undefined;
  return plural(
    twice.length,
    () => text.duplicate({ sku }),
    ({ n }) => text.duplicates({ n, sku }),
  );
}

/** Sets the same text for all variations. */
export const fillSame = (
  rows: readonly Pick<MatrixRow, 'id'>[],
  column: string,
  filled: string,
): readonly CellText[] => rows.map(({ id }) => ({ row: id, column, text: filled }));
