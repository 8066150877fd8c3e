import { columnValues, type PackedColumn, RADIX, widthOf } from './column.ts';

/** Reads a packed column row by row. @throws RangeError for a row that it does not have */
export function columnReader<T>(column: PackedColumn<T>): (row: number) => T {
  const values = columnValues(column);
  const { rows } = column;
  const width = widthOf(values.length);
  return (row) => {
    const at = rows === undefined ? row : Number.parseInt(rows.slice(row * width, (row + 1) * width), RADIX);
    if (!(at in values)) throw new RangeError(`no row ${row}`);
    return values[at] as T;
  };
}

/** Reads the value of a row of a packed column. @throws RangeError for a row that it does not have */
export const readColumn = <T>(column: PackedColumn<T>, row: number): T => columnReader(column)(row);
