import type { RaggedArray } from './ragged-array.ts';

/** Maps each value of a ragged array to the rows that contain it, ascending. */
export class InvertedIndex {
  /** The rows of `value` are `rows[offsets[value]]` to `rows[offsets[value + 1]]`. */
  readonly offsets: Uint32Array;
  readonly rows: Uint32Array;

  /** Values are numbers below `size`; a row contains each at most once. */
  constructor(array: RaggedArray, size: number) {
    const { offsets, values } = array;
    const total = offsets[array.length] ?? 0;
    this.offsets = offsetsByValue(values, total, size);
    this.rows = new Uint32Array(total);
    const next = this.offsets.slice();
    for (let row = 0; row < array.length; row++) {
      const end = offsets[row + 1] ?? 0;
      for (let i = offsets[row] ?? 0; i < end; i++) {
        const value = values[i] ?? 0;
        const at = next[value] ?? 0;
        this.rows[at] = row;
        next[value] = at + 1;
      }
    }
  }

  get bytes(): number {
    return this.offsets.byteLength + this.rows.byteLength;
  }
}

/** Counts each value and sums the counts up, as in a counting sort. */
function offsetsByValue(values: Uint32Array, total: number, size: number): Uint32Array {
  const offsets = new Uint32Array(size + 1);
  for (let i = 0; i < total; i++) {
    const after = (values[i] ?? 0) + 1;
    offsets[after] = (offsets[after] ?? 0) + 1;
  }
  for (let value = 0; value < size; value++) {
    offsets[value + 1] = (offsets[value + 1] ?? 0) + (offsets[value] ?? 0);
  }
  return offsets;
}
