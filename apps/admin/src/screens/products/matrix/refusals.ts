import type { ChangedRow } from '@stoa/admin-contract';
import { adminMatrixText as text } from '@stoa/messages';
import type { CellAt, SheetPicture } from '../../../kit/sheet/index.ts';
import { tellPriceValue } from '../product/prices/price-values.ts';
import { writeWeight } from '../product/weight.ts';
import type { ColumnId, Purse } from './matrix.ts';

/** In which column a field of a changed row is typed. */
const columnOf: Readonly<Record<string, ColumnId>> = {
  sku: 'sku',
  price: 'price',
  msrp: 'msrp',
  weightGrams: 'weight',
  picture: 'picture',
  unavailableForSale: 'availability',
  discontinued: 'availability',
  archived: 'availability',
};

/** What a variation is called by a field of which its availability is made. */
const stateWords: Readonly<Record<string, () => string>> = {
  unavailableForSale: text.notForSale,
  discontinued: text.discontinued,
  archived: text.archived,
};

const read = (path: string): { readonly at: number; readonly field: string } | undefined => {
  const [, at = '', field = ''] = /^changes\.(\d+)\.(\w+)$/.exec(path) ?? [];
  return Object.hasOwn(columnOf, field) ? { at: Number(at), field } : undefined;
};

/** Whether a path such as `changes.3.sku` is that of a cell. */
export const isOfCell = (path: string): boolean => read(path) !== undefined;

/** Finds the cells that a save was refused for, by paths into what it sent. ADM-038 */
export function refusedCells(
  faults: readonly { readonly name: string; readonly message: string }[],
  sent: readonly Pick<ChangedRow, 'id'>[],
): readonly (CellAt & { readonly message: string })[] {
  return faults.flatMap(({ name, message }) => {
    const found = read(name);
    const [row, column] = [sent[found?.at ?? -1]?.id, columnOf[found?.field ?? '']];
    return row === undefined || column === undefined ? [] : [{ row, column, message }];
  });
}

/** Tells what somebody else has set a field of a row to; undefined where it tells itself. ADM-031 */
export function tellRowValue(
  path: string,
  held: unknown,
  { purse, pictures }: { readonly purse: Purse; readonly pictures: readonly SheetPicture[] },
): string | undefined {
  const field = read(path)?.field ?? '';
  if (field === 'weightGrams' && typeof held === 'number') return writeWeight(held, purse);
  if (field === 'picture' && typeof held === 'string') {
    return pictures.find(({ file }) => file === held)?.alt || held;
  }
  const state = stateWords[field];
  if (state !== undefined) return held === true ? state() : text.forSale();
  return tellPriceValue(field, held, purse);
}
