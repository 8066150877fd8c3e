import { type PackedColumn, RADIX, widthOf } from './column.ts';

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
