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
  readonly of: ArrayLike<number> | undefined;
  /** The group whose items count although a filter is failed, by its bit; `NO_GROUP` for none. */
  readonly though: (missed: number) => number;
}

export const NO_GROUP = -1;

/**
 * How many listings have each item: a matching offer counts with all its items, one that fails one filter with those
 * of that filter's group. Looks at the matching offers or, where they are fewer, takes away the others.
 */
export function countItems(index: ShopIndex, judged: Judged, items: Items, groups: Groups): Uint32Array {
  const { rows, matching, failingOne } = judged;
  const failingSeveral = rows.length - matching - failingOne;
  if (index.isShared || matching < failingSeveral) return countHaving(index, judged, items, groups);
  return matching === rows.length ? items.totals() : totalsWithout(judged, items, groups);
}

function countHaving(
  index: ShopIndex,
  { rows, missed }: Judged,
  { lists: { starts, items }, size }: Items,
  groups: Groups,
): Uint32Array {
  const counts = new Uint32Array(size);
  const listings = index.offers.listing.data;
  // Offers of one listing stand side by side: what the listing was counted for already bears its mark.
  const marks = index.isShared ? new Uint32Array(size) : undefined;
  for (let at = 0; at < rows.length; at++) {
    const failed = missed[at] ?? 0;
    if (failsSeveral(failed)) continue;
    const group = failed === 0 ? NO_GROUP : groups.though(failed);
    if (failed !== 0 && group === NO_GROUP) continue;
    const row = rows[at] ?? 0;
    const mark = (listings[row] ?? 0) + 1;
    const end = starts[row + 1] ?? 0;
    for (let place = starts[row] ?? 0; place < end; place++) {
      const item = items[place] ?? 0;
      if (failed !== 0 && groups.of !== undefined && groups.of[item] !== group) continue;
      if (marks !== undefined) {
        if (marks[item] === mark) continue;
        marks[item] = mark;
      }
      counts[item] = (counts[item] ?? 0) + 1;
    }
  }
  return counts;
}

function totalsWithout(
  { rows, missed }: Judged,
  { lists: { starts, items }, totals }: Items,
  groups: Groups,
): Uint32Array {
  const counts = totals().slice();
  for (let at = 0; at < rows.length; at++) {
    const failed = missed[at] ?? 0;
    if (failed === 0) continue;
    const group = failsSeveral(failed) ? NO_GROUP : groups.though(failed);
    // What still counts for the only group there is lacks nowhere.
    if (group !== NO_GROUP && groups.of === undefined) continue;
    const row = rows[at] ?? 0;
    const end = starts[row + 1] ?? 0;
    for (let place = starts[row] ?? 0; place < end; place++) {
      const item = items[place] ?? 0;
      if (group === NO_GROUP || groups.of?.[item] !== group) counts[item] = (counts[item] ?? 0) - 1;
    }
  }
  return counts;
}
