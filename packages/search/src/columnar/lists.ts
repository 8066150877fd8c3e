import { wordColumn } from './column.ts';

/** A list of numbers for each ordinal, all in one array: list `n` is `items[starts[n]]` to `items[starts[n + 1]]`. */
export class Lists {
  readonly #starts = wordColumn();
  readonly #items = wordColumn();

  constructor() {
    this.#starts.push(0);
  }

  get starts(): Uint32Array {
    return this.#starts.data;
  }

  get items(): Uint32Array {
    return this.#items.data;
  }

  get length(): number {
    return this.#starts.length - 1;
  }

  get bytes(): number {
    return this.#starts.bytes + this.#items.bytes;
  }

  push(items: Iterable<number>): void {
    for (const item of items) this.#items.push(item);
    this.#starts.push(this.#items.length);
  }

  list(ordinal: number): Uint32Array {
    return this.items.subarray(this.starts[ordinal] ?? 0, this.starts[ordinal + 1] ?? 0);
  }

  keep(ordinals: Uint32Array): void {
    const starts = new Uint32Array(ordinals.length + 1);
    for (const [at, ordinal] of ordinals.entries()) {
      starts[at + 1] = (starts[at] ?? 0) + this.list(ordinal).length;
    }
    const items = new Uint32Array(starts[ordinals.length] ?? 0);
    for (const [at, ordinal] of ordinals.entries()) items.set(this.list(ordinal), starts[at] ?? 0);
    this.#starts.data = starts;
    this.#starts.length = starts.length;
    this.#items.data = items;
    this.#items.length = items.length;
  }

  trim(): void {
    this.#starts.trim();
    this.#items.trim();
  }
}
