import { NO_GROUP } from './filter-plan.ts';
import { failsSeveral, type Judged } from './judge.ts';
import type { Lists } from './lists.ts';
import type { ShopIndex } from './shop-index.ts';

/** What offers have: facts, or the categories they stand under. */
export interface Items {
  readonly lists: Lists;
  /** How many there are. */
  readonly size: number;
  /** How many offers of the scope have each, whatever the filters; where each is a listing of its own. */
  readonly totals: () => Uint32Array;
}

/** What offers still count for that fail one filter. */
export interface Groups {
  /** The group of an item; absent: all are of the first, 0. */
  readonly of: Uint32Array | undefined;
  /** By the place of a filter's bit the group whose items count although it is failed; `NO_GROUP` for none. */
  readonly though: Int32Array;
}

/**
 * How many listings have each item: a matching offer counts with all its items, one that fails one filter with those
 * of that filter's group. Looks at the matching offers or, where they are fewer, takes away the others.
 */
export function countItems(index: ShopIndex, judged: Judged, items: Items, groups: Groups): Uint32Array {
  const { rows, matching, failingOne } = judged;
  if (index.isShared) return countMarked(index, judged, items, groups);
  if (matching === rows.length) return items.totals();
  const failingSeveral = rows.length - matching - failingOne;
  return matching < failingSeveral
    ? countHaving(judged, items, groups)
    : totalsWithout(judged, items, groups);
}

function countHaving({ rows, missed }: Judged, { lists, size }: Items, groups: Groups): Uint32Array {
  const counts = new Uint32Array(size);
  const { starts, items } = lists;
  for (let at = 0; at < rows.length; at++) {
    const failed = missed[at] ?? 0;
    if (failsSeveral(failed)) continue;
    const row = rows[at] ?? 0;
    const [start, end] = [starts[row] ?? 0, starts[row + 1] ?? 0];
    if (failed === 0) add(1, counts, items, start, end);
    else addGroup(1, counts, items, start, end, groups, groups.though[placeOf(failed)] ?? NO_GROUP);
  }
  return counts;
}

function totalsWithout({ rows, missed }: Judged, { lists, totals }: Items, groups: Groups): Uint32Array {
  const counts = totals().slice();
  const { starts, items } = lists;
  for (let at = 0; at < rows.length; at++) {
    const failed = missed[at] ?? 0;
    if (failed === 0) continue;
    const row = rows[at] ?? 0;
    const [start, end] = [starts[row] ?? 0, starts[row + 1] ?? 0];
    add(-1, counts, items, start, end);
    if (failsSeveral(failed)) continue;
    addGroup(1, counts, items, start, end, groups, groups.though[placeOf(failed)] ?? NO_GROUP);
  }
  return counts;
}

function add(by: 1 | -1, counts: Uint32Array, items: Uint32Array, start: number, end: number): void {
  for (let place = start; place < end; place++) {
    const item = items[place] ?? 0;
    counts[item] = (counts[item] ?? 0) + by;
  }
}

/** Those of one group alone. */
function addGroup(
  by: 1 | -1,
  counts: Uint32Array,
  items: Uint32Array,
  start: number,
  end: number,
  { of }: Groups,
  group: number,
): void {
  if (group === NO_GROUP) return;
  for (let place = start; place < end; place++) {
    const item = items[place] ?? 0;
    if (of === undefined || of[item] === group) counts[item] = (counts[item] ?? 0) + by;
  }
}

/** Where listings have several offers, each counts once for what any of them has. */
function countMarked(
  index: ShopIndex,
  { rows, missed }: Judged,
  { lists: { starts, items }, size }: Items,
  groups: Groups,
): Uint32Array {
  const counts = new Uint32Array(size);
  const listings = index.offers.listing.data;
  // Offers of one listing stand side by side: what the listing was counted for already bears its mark.
  const marks = new Uint32Array(size);
  for (let at = 0; at < rows.length; at++) {
    const failed = missed[at] ?? 0;
    if (failsSeveral(failed)) continue;
    const group = failed === 0 ? NO_GROUP : (groups.though[placeOf(failed)] ?? NO_GROUP);
    if (failed !== 0 && group === NO_GROUP) continue;
    const row = rows[at] ?? 0;
    const mark = (listings[row] ?? 0) + 1;
    const end = starts[row + 1] ?? 0;
    for (let place = starts[row] ?? 0; place < end; place++) {
      const item = items[place] ?? 0;
      if (failed !== 0 && groups.of !== undefined && groups.of[item] !== group) continue;
      if (marks[item] === mark) continue;
      marks[item] = mark;
      counts[item] = (counts[item] ?? 0) + 1;
    }
  }
  return counts;
}

/** The place of the highest bit. */
const placeOf = (bits: number): number => 31 - Math.clz32(bits);
