import { type Compare, topOf } from './top.ts';

/** An order of things by their places: by a number first, lowest first, then by `ties`. */
export interface Order {
  /** No NaN; infinite ones stand at the ends. */
  readonly key: Float64Array;
  /** Never 0 for two that differ. */
  readonly ties: Compare;
}

/** Up to so many are simply compared. */
const FEW = 1000;
const BUCKETS = 4096;

/** Some of all numbers: those that stand together in the order, `before` others before them. */
interface Near {
  /** Absent: all. */
  readonly places: Uint32Array | undefined;
  readonly before: number;
}

/**
 * Those of the numbers 0 to `count` that stand at places `from` to `to` in the order. All are dealt into buckets by
 * their key, and only what lies in the buckets of these places is compared, so that a page deep inside is no dearer
 * than the first.
 */
export function topByKey(count: number, { key, ties }: Order, from: number, to: number): Uint32Array {
  const end = Math.min(to, count);
  if (from >= end) return new Uint32Array(0);
  const compare: Compare = (a, b) => inOrder(key[a] ?? 0, key[b] ?? 0) || ties(a, b);
  const { places, before } = nearest(key, count, from, end);
  if (!places) return topOf(count, compare, from, end);
  const byPlace: Compare = (a, b) => compare(places[a] ?? 0, places[b] ?? 0);
  return topOf(places.length, byPlace, from - before, end - before).map((at) => places[at] ?? 0);
}

/** Infinite numbers have no difference. */
const inOrder = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0);

/** Deals again and again while that parts them. */
function nearest(key: Float64Array, count: number, from: number, end: number): Near {
  let near: Near = { places: undefined, before: 0 };
  let size = count;
  for (let last = Number.POSITIVE_INFINITY; size > FEW && size <= last / 2; ) {
    last = size;
    near = nearer(key, count, near, from, end);
    size = near.places?.length ?? count;
  }
  return near;
}

/** What lies in the buckets of the places `from` to `end`. */
function nearer(key: Float64Array, count: number, { places, before }: Near, from: number, end: number): Near {
  const size = places?.length ?? count;
  const { low, high } = finiteRange(key, places, size);
  const scale = BUCKETS / (high - low);
  const sizes = new Uint32Array(BUCKETS);
  for (let at = 0; at < size; at++) {
    const bucket = bucketOf(key[places ? (places[at] ?? 0) : at] ?? 0, low, high, scale);
    sizes[bucket] = (sizes[bucket] ?? 0) + 1;
  }
  let skipped = before;
  let first = 0;
  while (skipped + (sizes[first] ?? 0) <= from) skipped += sizes[first++] ?? 0;
  let last = first;
  let reached = skipped + (sizes[first] ?? 0);
  while (reached < end) reached += sizes[++last] ?? 0;
  const kept = new Uint32Array(reached - skipped);
  let found = 0;
  for (let at = 0; at < size; at++) {
    const place = places ? (places[at] ?? 0) : at;
    const bucket = bucketOf(key[place] ?? 0, low, high, scale);
    if (bucket >= first && bucket <= last) kept[found++] = place;
  }
  return { places: kept, before: skipped };
}

function finiteRange(key: Float64Array, places: Uint32Array | undefined, size: number) {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < size; at++) {
    const number = key[places ? (places[at] ?? 0) : at] ?? 0;
    if (number < low && number > Number.NEGATIVE_INFINITY) low = number;
    if (number > high && number < Number.POSITIVE_INFINITY) high = number;
  }
  return { low, high };
}

/** Never less for a number that is more. */
function bucketOf(number: number, low: number, high: number, scale: number): number {
  if (number >= high) return BUCKETS - 1;
  if (number <= low) return 0;
  return Math.min(BUCKETS - 1, (number - low) * scale) | 0;
}
