import { type Compare, topOf } from './top.ts';

/** An order of things by their places: by a number first, lowest first, then by `ties`. */
export interface Order {
  /** Absent: all are the same. */
  readonly key: Float64Array | undefined;
  /** Never 0 for two that differ. */
  readonly ties: Compare;
}

/** Up to so many a heap turns most others away at one comparison. */
const FEW = 200;

/** Those of the numbers 0 to `count` that stand at places `from` to `to` in the order. */
export function topByKey(count: number, { key, ties }: Order, from: number, to: number): Uint32Array {
  if (key === undefined) return topOf(count, ties, from, to);
  const compare: Compare = (a, b) => (key[a] ?? 0) - (key[b] ?? 0) || ties(a, b);
  const end = Math.min(to, count);
  if (from >= end || end <= FEW) return topOf(count, compare, from, to);
  // Deep inside: what comes later by its number alone is not even compared.
  const near = upTo(key, count, lowest(key.slice(0, count), end - 1));
  const found = topOf(near.length, (a, b) => compare(near[a] ?? 0, near[b] ?? 0), from, to);
  return found.map((at) => near[at] ?? 0);
}

/** The places whose numbers are not above `most`. */
function upTo(key: Float64Array, count: number, most: number): Uint32Array {
  const places = new Uint32Array(count);
  let found = 0;
  for (let at = 0; at < count; at++) if ((key[at] ?? 0) <= most) places[found++] = at;
  return places.subarray(0, found);
}

/** The number that stands at `place` when all are sorted, which they are in part (quickselect). */
function lowest(numbers: Float64Array, place: number): number {
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    const pivot = numbers[(low + high) >>> 1] ?? 0;
    let left = low;
    let right = high;
    while (left <= right) {
      while ((numbers[left] ?? 0) < pivot) left++;
      while ((numbers[right] ?? 0) > pivot) right--;
      if (left > right) break;
      const kept = numbers[left] ?? 0;
      numbers[left++] = numbers[right] ?? 0;
      numbers[right--] = kept;
    }
    if (place <= right) high = right;
    else if (place >= left) low = left;
    else break;
  }
  return numbers[place] ?? 0;
}
