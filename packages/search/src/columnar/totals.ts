import { Again } from './again.ts';
import { Extent } from './extent.ts';
import type { Lists } from './lists.ts';

/** What holds of all offers of a scope, whatever the filters; found out when it is worth it. */
export class Totals {
  readonly facts: Total;
  readonly sections: Total;
  readonly #rows: Uint32Array;
  #prices: Extent | undefined;

  constructor(rows: Uint32Array) {
    this.#rows = rows;
    this.facts = new Total(rows);
    this.sections = new Total(rows);
  }

  get bytes(): number {
    return this.facts.bytes + this.sections.bytes;
  }

  /** Their lowest and highest price. */
  prices(prices: Float64Array): Extent {
    this.#prices ??= extentOf(prices, this.#rows);
    return this.#prices;
  }
}

/** How many offers of a scope have each of some things: facts, or categories they are shown under. */
export class Total {
  readonly #rows: Uint32Array;
  readonly #counts = new Again<Uint32Array>();

  constructor(rows: Uint32Array) {
    this.#rows = rows;
  }

  get bytes(): number {
    return this.#counts.known?.byteLength ?? 0;
  }

  /** The things are numbers below `size`. */
  all(lists: Lists, size: number): Uint32Array {
    return this.#counts.now(() => countAll(this.#rows, lists, size));
  }

  /** The same, but absent when first asked for: most scopes are looked through but once. */
  ifAskedAgain(lists: Lists, size: number): Uint32Array | undefined {
    return this.#counts.ifAskedAgain(() => countAll(this.#rows, lists, size));
  }
}

function extentOf(values: Float64Array, rows: Uint32Array): Extent {
  const extent = new Extent();
  for (let at = 0; at < rows.length; at++) extent.take(values[rows[at] ?? 0] ?? Number.NaN);
  return extent;
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
