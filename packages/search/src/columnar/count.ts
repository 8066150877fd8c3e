import type { SearchQuery } from '../port/query.ts';
import type { Counts } from './counts.ts';
import { categoriesOf, facetsOf } from './facet-result.ts';
import { type FilterPlan, NO_CODE } from './filter-plan.ts';
import type { Judged } from './judge.ts';
import type { Lists } from './lists.ts';
import { RATING_STEPS } from './offers.ts';
import type { ShopIndex } from './shop-index.ts';

export function countsOf(index: ShopIndex, query: SearchQuery, judged: Judged, plan: FilterPlan): Counts {
  const priceRange = query.prices ? priceRangeOf(index, judged, plan) : undefined;
  const facts = query.facets.length > 0 ? countFacts(index, judged, plan) : new Uint32Array(0);
  return {
    facets: facetsOf(index, query.facets, facts),
    categories: categoriesOf(index, query, countSections(index, judged, plan)),
    maxRating: maxRatingOf(index, judged, plan),
    ...(priceRange && { priceRange }),
  };
}

/**
 * How many listings have each fact, in one pass for all facets: a matching offer counts with all its facts, one
 * that fails one filter with those of that filter's code alone.
 */
function countFacts(index: ShopIndex, judged: Judged, plan: FilterPlan): Uint32Array {
  const though = (missed: number) => plan.codes[placeOf(missed)] ?? NO_CODE;
  const groups = { of: index.facts.codeOf, though };
  return countItems(index, judged, index.offers.facts, index.facts.size, groups);
}

/** How many listings are shown under each category, for which an offer counts that fails the filter of categories. */
function countSections(index: ShopIndex, judged: Judged, plan: FilterPlan): Uint32Array {
  const though = (missed: number) => (missed === plan.categoryBit ? ONE_GROUP : NO_CODE);
  return countItems(index, judged, index.offers.sections, index.categories.size, { of: undefined, though });
}

/** What offers still count for that fail a filter. */
interface Groups {
  /** The group of an item; absent: all are of `ONE_GROUP`. */
  readonly of: ArrayLike<number> | undefined;
  /** The group whose items count although a filter is failed, by its bit; `NO_CODE` for none. */
  readonly though: (missed: number) => number;
}

const ONE_GROUP = 0;

function countItems(
  index: ShopIndex,
  { rows, missed, isFiltered }: Judged,
  { starts, items }: Lists,
  size: number,
  groups: Groups,
): Uint32Array {
  const counts = new Uint32Array(size);
  if (!index.isShared && !isFiltered) {
    countAll(rows, starts, items, counts);
    return counts;
  }
  const listings = index.offers.listing.data;
  // Offers of one listing stand side by side: what the listing was counted for already bears its mark.
  const marks = index.isShared ? new Uint32Array(size) : undefined;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0;
    const failed = missed[at] ?? 0;
    const group = failed === 0 ? NO_CODE : groups.though(failed);
    if (failed !== 0 && group === NO_CODE) continue;
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

/** The same where every offer matches and is a listing of its own: the way of most pages, and half the work. */
function countAll(rows: Uint32Array, starts: Uint32Array, items: Uint32Array, counts: Uint32Array): void {
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0;
    const end = starts[row + 1] ?? 0;
    for (let place = starts[row] ?? 0; place < end; place++) {
      const item = items[place] ?? 0;
      counts[item] = (counts[item] ?? 0) + 1;
    }
  }
}

/** The place of the highest bit. */
const placeOf = (bits: number): number => 31 - Math.clz32(bits);

function priceRangeOf(
  index: ShopIndex,
  { rows, missed }: Judged,
  plan: FilterPlan,
): { min: number; max: number } | undefined {
  const prices = index.offers.price.data;
  const bit = plan.price?.bit ?? 0;
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < rows.length; at++) {
    if (((missed[at] ?? 0) & ~bit) !== 0) continue;
    const price = prices[rows[at] ?? 0] ?? Number.NaN;
    if (price < min) min = price;
    if (price > max) max = price;
  }
  return min <= max ? { min, max } : undefined;
}

function maxRatingOf(index: ShopIndex, { rows, missed }: Judged, plan: FilterPlan): number {
  const ratings = index.offers.rating.data;
  const bit = plan.rating?.bit ?? 0;
  let max = 0;
  for (let at = 0; at < rows.length; at++) {
    if (((missed[at] ?? 0) & ~bit) !== 0) continue;
    const rating = ratings[rows[at] ?? 0] ?? 0;
    if (rating > max) max = rating;
  }
  return max / RATING_STEPS;
}
