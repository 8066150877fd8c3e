import type { CellAt } from '../../../kit/sheet/index.ts';

/** Finds the first of some cells as they are shown: by rows, and within a row by columns; undefined where none is shown. */
export function firstShown(
  cells: readonly CellAt[],
  rows: readonly string[],
  columns: readonly { readonly id: string }[],
): CellAt | undefined {
  const wanted = new Set(cells.map(({ row }) => row));
  const row = rows.find((id) => wanted.has(id));
  const own = cells.filter((cell) => cell.row === row);
  const column = columns.find(({ id }) => own.some((cell) => cell.column === id));
  return row === undefined || column === undefined ? undefined : { row, column: column.id };
}
