import { uint32Column } from './typed-column.ts';

/** Rows of different lengths in one flat array: row `n` is `values[offsets[n]]` to `values[offsets[n + 1]]`. */
export class RaggedArray {
  readonly #offsets = uint32Column();
  readonly #values = uint32Column();

  constructor() {
    this.#offsets.push(0);
  }

  get offsets(): Uint32Array {
    return this.#offsets.data;
  }

  get values(): Uint32Array {
    return this.#values.data;
  }

  /** Number of rows. */
  get length(): number {
    return this.#offsets.length - 1;
  }

  get bytes(): number {
    return this.#offsets.bytes + this.#values.bytes;
  }

  push(values: Iterable<number>): void {
    for (const value of values) this.#values.push(value);
    this.#offsets.push(this.#values.length);
  }

  row(index: number): Uint32Array {
    return this.values.subarray(this.offsets[index] ?? 0, this.offsets[index + 1] ?? 0);
  }

  /** Keeps only these rows, in their order, and releases spare capacity. */
  keep(rows: Uint32Array): void {
    const offsets = new Uint32Array(rows.length + 1);
    for (const [at, row] of rows.entries()) offsets[at + 1] = (offsets[at] ?? 0) + this.row(row).length;
    const values = new Uint32Array(offsets[rows.length] ?? 0);
    for (const [at, row] of rows.entries()) values.set(this.row(row), offsets[at] ?? 0);
    this.#offsets.data = offsets;
    this.#offsets.length = offsets.length;
    this.#values.data = values;
    this.#values.length = values.length;
  }

  /** Releases spare capacity. */
  trim(): void {
    this.#offsets.trim();
    this.#values.trim();
  }
}
