import { SecondHitCache } from '../cache/second-hit-cache.ts';
import type { RaggedArray } from '../memory/ragged-array.ts';
import { MinMax } from './min-max.ts';

/** Statistics over all candidates, before filters; computed when needed. */
export class UnfilteredCounts {
  readonly facetValues: ValueCounts;
  readonly categories: ValueCounts;
  readonly #rows: Uint32Array;
  #prices: MinMax | undefined;

  constructor(rows: Uint32Array) {
    this.#rows = rows;
    this.facetValues = new ValueCounts(rows);
    this.categories = new ValueCounts(rows);
  }

  get bytes(): number {
    return this.facetValues.bytes + this.categories.bytes;
  }

  /** Returns the lowest and highest price; `prices` is the price column. */
  prices(prices: Float64Array): MinMax {
    this.#prices ??= minMaxOf(prices, this.#rows);
    return this.#prices;
  }
}

/** How many candidates have each value of a multi-valued column. */
export class ValueCounts {
  readonly #rows: Uint32Array;
  readonly #counts = new SecondHitCache<Uint32Array>();

  constructor(rows: Uint32Array) {
    this.#rows = rows;
  }

  get bytes(): number {
    return this.#counts.cached?.byteLength ?? 0;
  }

  /** Values are numbers below `size`. */
  get(column: RaggedArray, size: number): Uint32Array {
    return this.#counts.getOrCompute(() => countValues(this.#rows, column, size));
  }

  /** Returns nothing on the first request, because most candidates are searched only once. */
  getOnSecondHit(column: RaggedArray, size: number): Uint32Array | undefined {
    return this.#counts.getOnSecondHit(() => countValues(this.#rows, column, size));
  }
}

function minMaxOf(column: Float64Array, rows: Uint32Array): MinMax {
  const range = new MinMax();
  for (let at = 0; at < rows.length; at++) range.add(column[rows[at] ?? 0] ?? Number.NaN);
  return range;
}

function countValues(rows: Uint32Array, { offsets, values }: RaggedArray, size: number): Uint32Array {
  const counts = new Uint32Array(size);
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0;
    const end = offsets[row + 1] ?? 0;
    for (let i = offsets[row] ?? 0; i < end; i++) {
      const value = values[i] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return counts;
}
