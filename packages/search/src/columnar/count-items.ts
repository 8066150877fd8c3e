import { NO_GROUP } from './filter-plan.ts';
import { failingOne, type Judged } from './judge.ts';
import type { Lists } from './lists.ts';
import { scratch } from './scratch.ts';
import type { ShopIndex } from './shop-index.ts';
import type { Total } from './totals.ts';

/** What offers have: facts, or the categories they stand under. */
export interface Items {
  readonly lists: Lists;
  /** How many there are. */
  readonly size: number;
  /** How many offers of the scope have each. */
  readonly total: Total;
}

/** What offers still count for that fail one filter. */
export interface Groups {
  /** The group of an item; absent: all are of the first, 0. */
  readonly of: Uint32Array | undefined;
  /** By the place of a filter's bit the group whose items count although it is failed; absent: none ever. */
  readonly though: Int32Array | undefined;
}

/**
 * How many listings have each item: a matching offer counts with all its items, one that fails one filter with those
 * of that filter's group.
 */
export function countItems(index: ShopIndex, judged: Judged, items: Items, groups: Groups): Uint32Array {
  const counts = countMatching(judged, items);
  if (groups.though) addFailingOne(counts, judged, items.lists, groups);
  if (index.isShared) takeSurplus(counts, index, judged, items.lists, groups);
  return counts;
}

/** Offers, by adding up or, where fewer fail than match, by taking away. */
function countMatching({ rows, matching, failing }: Judged, { lists, size, total }: Items): Uint32Array {
  if (failing.length === 0) return total.all(lists, size).slice();
  const all = failing.length < matching.length ? total.ifAskedAgain(lists, size) : undefined;
  const counts = all?.slice() ?? new Uint32Array(size);
  if (all) add(-1, counts, lists, rows, failing);
  else add(1, counts, lists, rows, matching);
  return counts;
}

function add(
  by: 1 | -1,
  counts: Uint32Array,
  { starts, items }: Lists,
  rows: Uint32Array,
  places: Uint32Array,
): void {
  for (let nth = 0; nth < places.length; nth++) {
    const row = rows[places[nth] ?? 0] ?? 0;
    const end = starts[row + 1] ?? 0;
    for (let place = starts[row] ?? 0; place < end; place++) {
      const item = items[place] ?? 0;
      counts[item] = (counts[item] ?? 0) + by;
    }
  }
}

/** What fails one filter alone counts with the items of that filter's group. */
function addFailingOne(counts: Uint32Array, judged: Judged, { starts, items }: Lists, groups: Groups): void {
  const { rows, missed } = judged;
  const places = failingOne(judged);
  for (let nth = 0; nth < places.length; nth++) {
    const at = places[nth] ?? 0;
    const group = groupThough(groups, missed[at] ?? 0);
    if (group === NO_GROUP) continue;
    const row = rows[at] ?? 0;
    const end = starts[row + 1] ?? 0;
    for (let place = starts[row] ?? 0; place < end; place++) {
      const item = items[place] ?? 0;
      if (groups.of === undefined || groups.of[item] === group) counts[item] = (counts[item] ?? 0) + 1;
    }
  }
}

/** The group that counts though the filter with this bit is failed. */
function groupThough({ though }: Groups, bit: number): number {
  return though?.[31 - Math.clz32(bit)] ?? NO_GROUP;
}

/** Where listings have several offers: what a listing was counted for more than once. */
function takeSurplus(
  counts: Uint32Array,
  index: ShopIndex,
  judged: Judged,
  { starts, items }: Lists,
  groups: Groups,
): void {
  const { rows, missed } = judged;
  const listings = index.offers.listing.data;
  const places = sharing(index, judged);
  // Offers of one listing stand side by side: what the listing was counted for already bears its mark.
  const marks = new Uint32Array(counts.length);
  for (let nth = 0; nth < places.length; nth++) {
    const at = places[nth] ?? 0;
    const failed = missed[at] ?? 0;
    const group = failed === 0 ? NO_GROUP : groupThough(groups, failed);
    if (failed !== 0 && group === NO_GROUP) continue;
    const row = rows[at] ?? 0;
    const mark = (listings[row] ?? 0) + 1;
    const end = starts[row + 1] ?? 0;
    for (let place = starts[row] ?? 0; place < end; place++) {
      const item = items[place] ?? 0;
      if (failed !== 0 && groups.of !== undefined && groups.of[item] !== group) continue;
      if (marks[item] === mark) counts[item] = (counts[item] ?? 0) - 1;
      marks[item] = mark;
    }
  }
}

/** The places of offers whose listing has others as well, but for those that fail several filters. */
function sharing(index: ShopIndex, { rows, missed }: Judged): Uint32Array {
  const listings = index.offers.listing.data;
  const last = index.offers.length - 1;
  const places = scratch.words('sharing', rows.length);
  let found = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0;
    const failed = missed[at] ?? 0;
    const listing = listings[row] ?? 0;
    const isFirst = row === 0 || listings[row - 1] !== listing;
    const isLast = row === last || listings[row + 1] !== listing;
    places[found] = at;
    found += +!(isFirst && isLast) & +((failed & (failed - 1)) === 0);
  }
  return places.subarray(0, found);
}
