import { scratch } from './scratch.ts';
import { type Compare, topOf } from './top.ts';

/** An order of things by their places: by a number first, lowest first, then by `ties`. */
export interface Order {
  /** No NaN; infinite ones stand at the ends. */
  readonly key: Float64Array;
  /** Never 0 for two that differ. */
  readonly ties: Compare;
}

/** Keys of so many are sorted as quickly as a sample of them. */
const FEW = 4000;
const SAMPLE = 1024;

/** Some of all numbers: those that stand together in the order, `before` others before them. */
interface Near {
  /** Absent: all. */
  readonly places: Uint32Array | undefined;
  readonly before: number;
}

/**
 * Those of the numbers 0 to `count` that stand at places `from` to `to` in the order. A sample tells between which keys
 * these places lie, and only what has such keys is compared, so that a page deep inside is no dearer than the first
 * (after Floyd, Rivest: 'Expected time bounds for selection', CACM 1975).
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

/**
 * Looks closer again and again while that leaves many out; of the few that remain it leaves those with the very keys.
 * Where many remain they have one key, and sorting it would tell nothing.
 */
function nearest(key: Float64Array, count: number, from: number, end: number): Near {
  let near: Near = { places: undefined, before: 0 };
  let size = count;
  for (let last = Number.POSITIVE_INFINITY; size > FEW && size <= last / 2; ) {
    last = size;
    near = within(keysAround(key, near, size, from, end), { key, count, near, from, end });
    size = near.places?.length ?? count;
  }
  return size > FEW ? near : within(keysAt(key, near, size, from, end), { key, count, near, from, end });
}

interface Keys {
  readonly low: number;
  readonly high: number;
}

interface Looking {
  readonly key: Float64Array;
  readonly count: number;
  readonly near: Near;
  readonly from: number;
  readonly end: number;
}

/** What has such keys; the same as before if the places `from` to `end` are not among it. */
function within({ low, high }: Keys, { key, count, near, from, end }: Looking): Near {
  const { places } = near;
  const size = places?.length ?? count;
  const kept = places ? new Uint32Array(size) : scratch.words('near', size);
  let found = 0;
  let below = near.before;
  // Without a branch, which nothing could foretell.
  for (let at = 0; at < size; at++) {
    const place = places ? (places[at] ?? 0) : at;
    const number = key[place] ?? 0;
    kept[found] = place;
    found += +(number >= low) & +(number <= high);
    below += +(number < low);
  }
  const isAround = below <= from && below + found >= end;
  return isAround ? { places: kept.subarray(0, found), before: below } : near;
}

/** Two keys between which the places most likely lie. */
function keysAround(
  key: Float64Array,
  { places, before }: Near,
  size: number,
  from: number,
  end: number,
): Keys {
  const sample = new Float64Array(SAMPLE);
  for (let nth = 0; nth < SAMPLE; nth++) {
    const at = Math.floor((nth * size) / SAMPLE);
    sample[nth] = key[places ? (places[at] ?? 0) : at] ?? 0;
  }
  sample.sort();
  const first = ((from - before) / size) * SAMPLE;
  const last = ((end - before) / size) * SAMPLE;
  return {
    low: sample[Math.floor(first - margin(first))] ?? Number.NEGATIVE_INFINITY,
    high: sample[Math.ceil(last + margin(last))] ?? Number.POSITIVE_INFINITY,
  };
}

/** Some four standard deviations of where such a place is in a sample. */
const margin = (place: number): number => 8 + 4 * Math.sqrt(place);

/** The keys of the first and the last of the places. */
function keysAt(key: Float64Array, { places, before }: Near, size: number, from: number, end: number): Keys {
  const keys = places ? Float64Array.from(places, (place) => key[place] ?? 0) : key.slice(0, size);
  keys.sort();
  return { low: keys[from - before] ?? 0, high: keys[end - 1 - before] ?? 0 };
}
