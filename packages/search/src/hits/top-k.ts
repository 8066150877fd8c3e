import { scratch } from '../memory/scratch-buffers.ts';

/** Negative when the first comes first, else positive; called with two different items. */
export type Compare<T = number> = (a: T, b: T) => number;

/** An order of the indexes of an array: by key, ascending, then by `ties`. */
export interface SortOrder {
  /** Without NaN; infinite keys come first or last. */
  readonly key: Float64Array;
  readonly ties: Compare;
}

/** Shorter ranges are partitioned without a sample. */
const MIN_SAMPLED = 600;

/**
 * Returns the indexes at the ranks `from` to `to` when the indexes 0 to `count` are sorted: one page of a sorted list.
 * It sorts only this page, and takes linear time however deep inside the list the page is.
 */
export function selectTop(count: number, order: SortOrder, from: number, to: number): Uint32Array {
  const end = Math.min(to, count);
  if (from >= end) return new Uint32Array(0);
  const indexes = scratch.uint32('topK', count);
  for (let i = 0; i < count; i++) indexes[i] = i;
  if (end < count) partitionAt(indexes, order, 0, count - 1, end - 1);
  if (from > 0) partitionAt(indexes, order, 0, end - 1, from);
  return indexes.slice(from, end).sort((a, b) => compareIndexes(order, a, b));
}

/** Returns the first `limit` items in the order of their keys, ascending, then of `ties`. */
export function topItems<T>(
  items: readonly T[],
  keyOf: (item: T) => number,
  ties: Compare<T>,
  limit: number,
): T[] {
  const compareTies = (a: number, b: number) => {
    const [first, second] = [items[a], items[b]];
    return first !== undefined && second !== undefined ? ties(first, second) : 0;
  };
  const order = { key: Float64Array.from(items, keyOf), ties: compareTies };
  const top: T[] = [];
  for (const index of selectTop(items.length, order, 0, limit)) {
    const item = items[index];
    if (item !== undefined) top.push(item);
  }
  return top;
}

/**
 * Reorders `indexes` between `low` and `high` so that rank `k` is in its place, lower ranks before it and higher ranks
 * after it. A pivot close to rank `k` is found in a sample (Floyd, Rivest: 'Expected time bounds for selection', CACM
 * 1975). The sample is evenly spaced, because rows are often sorted already.
 */
function partitionAt(indexes: Uint32Array, order: SortOrder, low: number, high: number, k: number): void {
  let left = low;
  let right = high;
  while (left < right) {
    const size = right - left + 1;
    if (size > MIN_SAMPLED) movePivotTo(k, indexes, order, left, right);
    const pivot = indexes[k] ?? 0;
    let i = left;
    let j = right;
    while (i <= j) {
      while (compareIndexes(order, indexes[i] ?? 0, pivot) < 0) i++;
      while (compareIndexes(order, indexes[j] ?? 0, pivot) > 0) j--;
      if (i <= j) swap(indexes, i++, j--);
    }
    if (k <= j) right = j;
    else if (k >= i) left = i;
    else return;
  }
}

/** Puts an index of about rank `k` at position `k`, chosen from a sample of the range. */
function movePivotTo(k: number, indexes: Uint32Array, order: SortOrder, left: number, right: number): void {
  const size = right - left + 1;
  const rank = k - left + 1;
  const log = Math.log(size);
  const sampleSize = 0.5 * Math.exp((2 * log) / 3);
  const side = rank < size / 2 ? -1 : 1;
  const deviation = 0.5 * Math.sqrt((log * sampleSize * (size - sampleSize)) / size) * side;
  const first = Math.max(left, Math.floor(k - (rank * sampleSize) / size + deviation));
  const last = Math.min(right, Math.floor(k + ((size - rank) * sampleSize) / size + deviation));
  const step = size / (last - first + 1);
  for (let i = first; i <= last; i++) swap(indexes, i, left + Math.floor((i - first) * step));
  partitionAt(indexes, order, first, last, k);
}

function compareIndexes({ key, ties }: SortOrder, a: number, b: number): number {
  const first = key[a] ?? 0;
  const second = key[b] ?? 0;
  if (first < second) return -1;
  if (first > second) return 1;
  return a === b ? 0 : ties(a, b);
}

function swap(numbers: Uint32Array, a: number, b: number): void {
  const kept = numbers[a] ?? 0;
  numbers[a] = numbers[b] ?? 0;
  numbers[b] = kept;
}
