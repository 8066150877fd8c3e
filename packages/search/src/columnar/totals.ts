import type { Lists } from './lists.ts';

/** How many offers of a scope have each fact and stand under each category, whatever the filters. */
export class Totals {
  readonly #rows: Uint32Array;
  #facts: Uint32Array | undefined;
  #sections: Uint32Array | undefined;

  constructor(rows: Uint32Array) {
    this.#rows = rows;
  }

  get bytes(): number {
    return (this.#facts?.byteLength ?? 0) + (this.#sections?.byteLength ?? 0);
  }

  /** Of the facts of each offer, which are numbers below `size`. */
  facts(lists: Lists, size: number): Uint32Array {
    this.#facts ??= countAll(this.#rows, lists, size);
    return this.#facts;
  }

  /** Of the categories each offer is shown under, which are numbers below `size`. */
  sections(lists: Lists, size: number): Uint32Array {
    this.#sections ??= countAll(this.#rows, lists, size);
    return this.#sections;
  }
}

function countAll(rows: Uint32Array, { starts, items }: Lists, size: number): Uint32Array {
  const counts = new Uint32Array(size);
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0;
    const end = starts[row + 1] ?? 0;
    for (let place = starts[row] ?? 0; place < end; place++) {
      const item = items[place] ?? 0;
      counts[item] = (counts[item] ?? 0) + 1;
    }
  }
  return counts;
}
