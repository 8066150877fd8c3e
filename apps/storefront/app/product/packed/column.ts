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

/** The base of the numbers of values. */
export const RADIX = 36;

/** How many characters the number of a value takes. */
export const widthOf = (count: number) => Math.max(1, (count - 1).toString(RADIX).length);

const parsed = new WeakMap<PackedColumn<unknown>, readonly unknown[]>();

/** Returns the different values of a packed column. */
export function columnValues<T>(column: PackedColumn<T>): readonly T[] {
  const values = parsed.get(column) ?? (JSON.parse(column.values) as readonly T[]);
  parsed.set(column, values);
  return values as readonly T[];
}
