/**
 * A column of a table, packed for the browser: its distinct values, and for each row the number of its value with a
 * fixed width. Thousands of rows with few values compress to nearly nothing; a column whose rows all differ is its
 * values alone.
 */
export interface PackedColumn<T> {
  /** A list as JSON: one text, where a list of thousands would be taken apart and put together item by item. */
  readonly values: Json<readonly T[]>;
  /** Undefined when row `n` has value `n`. */
  readonly rows?: string;
}

/** What `JSON.parse` makes a `T` of. */
type Json<T> = string & { readonly json?: T };

const RADIX = 36;

const widthOf = (count: number) => Math.max(1, (count - 1).toString(RADIX).length);

/** Packs a column; rows are alike when their values are the same to `JSON.stringify`. */
export function packColumn<T>(column: readonly T[]): PackedColumn<T> {
  const known = new Map<string, number>();
  const values: T[] = [];
  const rows = column.map((value) => {
    const name = JSON.stringify(value) ?? '';
    const at = known.get(name) ?? values.push(value) - 1;
    known.set(name, at);
    return at;
  });
  if (values.length === column.length) return { values: JSON.stringify(values) };
  const width = widthOf(values.length);
  return {
    values: JSON.stringify(values),
    rows: rows.map((at) => at.toString(RADIX).padStart(width, '0')).join(''),
  };
}

const parsed = new WeakMap<PackedColumn<unknown>, readonly unknown[]>();

/** Returns the different values of a packed column. */
export function columnValues<T>(column: PackedColumn<T>): readonly T[] {
  const values = parsed.get(column) ?? (JSON.parse(column.values) as readonly T[]);
  parsed.set(column, values);
  return values as readonly T[];
}

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
