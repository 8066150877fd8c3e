import type { ValueCounts } from '../candidates/unfiltered-counts.ts';
import { type Evaluation, failingOnce } from '../filters/evaluate-filters.ts';
import { NO_FACET } from '../filters/filter-plan.ts';
import type { ShopIndex } from '../index/shop-index.ts';
import type { RaggedArray } from '../memory/ragged-array.ts';
import { scratch } from '../memory/scratch-buffers.ts';

/** A multi-valued column whose values are counted: facet values or categories. */
export interface CountedColumn {
  readonly column: RaggedArray;
  /** Number of distinct values. */
  readonly size: number;
  /** The counts over all candidates. */
  readonly unfiltered: ValueCounts;
  /** By value its facet; absent where all values are of one facet, 0. */
  readonly facetOf: Uint32Array | undefined;
  /** By position of a filter's bit the facet that ignores this filter; absent where no filter is ignored. */
  readonly facetIgnoring: Int32Array | undefined;
}

/**
 * Counts the listings that have each value. A matching offer counts with all its values; an offer that fails one filter
 * counts with the values of the facet that ignores this filter.
 */
export function countValues(index: ShopIndex, evaluation: Evaluation, counted: CountedColumn): Uint32Array {
  const counts = countMatching(evaluation, counted);
  if (counted.facetIgnoring) addFailingOnce(counts, evaluation, counted);
  if (index.hasMultiOfferListings) subtractDuplicates(counts, index, evaluation, counted);
  return counts;
}

/** Adds up the matching offers or, where fewer offers fail than match, subtracts those from the unfiltered counts. */
function countMatching(
  { rows, matching, failing }: Evaluation,
  { column, size, unfiltered }: CountedColumn,
): Uint32Array {
  if (failing.length === 0) return unfiltered.get(column, size).slice();
  const all = failing.length < matching.length ? unfiltered.getOnSecondHit(column, size) : undefined;
  const counts = all?.slice() ?? new Uint32Array(size);
  if (all) add(-1, counts, column, rows, failing);
  else add(1, counts, column, rows, matching);
  return counts;
}

function add(
  step: 1 | -1,
  counts: Uint32Array,
  { offsets, values }: RaggedArray,
  rows: Uint32Array,
  positions: Uint32Array,
): void {
  for (let n = 0; n < positions.length; n++) {
    const row = rows[positions[n] ?? 0] ?? 0;
    const end = offsets[row + 1] ?? 0;
    for (let i = offsets[row] ?? 0; i < end; i++) {
      const value = values[i] ?? 0;
      counts[value] = (counts[value] ?? 0) + step;
    }
  }
}

/** Adds the offers that fail one filter to the facet that ignores this filter. */
function addFailingOnce(counts: Uint32Array, evaluation: Evaluation, counted: CountedColumn): void {
  const { rows, failedFilters } = evaluation;
  const { facetOf } = counted;
  const { offsets, values } = counted.column;
  const positions = failingOnce(evaluation);
  for (let n = 0; n < positions.length; n++) {
    const at = positions[n] ?? 0;
    const facet = facetIgnoring(counted, failedFilters[at] ?? 0);
    if (facet === NO_FACET) continue;
    const row = rows[at] ?? 0;
    const end = offsets[row + 1] ?? 0;
    for (let i = offsets[row] ?? 0; i < end; i++) {
      const value = values[i] ?? 0;
      if (facetOf === undefined || facetOf[value] === facet) counts[value] = (counts[value] ?? 0) + 1;
    }
  }
}

/** Returns the facet that ignores the filter with this bit. */
function facetIgnoring(counted: CountedColumn, bit: number): number {
  return counted.facetIgnoring?.[31 - Math.clz32(bit)] ?? NO_FACET;
}

/** Subtracts what a listing with several offers was counted for more than once. */
function subtractDuplicates(
  counts: Uint32Array,
  index: ShopIndex,
  evaluation: Evaluation,
  counted: CountedColumn,
): void {
  const { rows, failedFilters } = evaluation;
  const { facetOf } = counted;
  const { offsets, values } = counted.column;
  const listings = index.offers.listing.data;
  const positions = ofMultiOfferListings(index, evaluation);
  // Offers of a listing are adjacent, so it is enough to store the last listing counted for each value.
  const lastListing = new Uint32Array(counts.length);
  for (let n = 0; n < positions.length; n++) {
    const at = positions[n] ?? 0;
    const failed = failedFilters[at] ?? 0;
    const facet = failed === 0 ? NO_FACET : facetIgnoring(counted, failed);
    if (failed !== 0 && facet === NO_FACET) continue;
    const row = rows[at] ?? 0;
    const listing = (listings[row] ?? 0) + 1;
    const end = offsets[row + 1] ?? 0;
    for (let i = offsets[row] ?? 0; i < end; i++) {
      const value = values[i] ?? 0;
      if (failed !== 0 && facetOf !== undefined && facetOf[value] !== facet) continue;
      if (lastListing[value] === listing) counts[value] = (counts[value] ?? 0) - 1;
      lastListing[value] = listing;
    }
  }
}

/** Returns the positions of offers whose listing has other offers, without those that fail several filters. */
function ofMultiOfferListings(index: ShopIndex, { rows, failedFilters }: Evaluation): Uint32Array {
  const listings = index.offers.listing.data;
  const lastRow = index.offers.length - 1;
  const positions = scratch.uint32('multiOffer', rows.length);
  let count = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0;
    const failed = failedFilters[at] ?? 0;
    const listing = listings[row] ?? 0;
    const isFirst = row === 0 || listings[row - 1] !== listing;
    const isLast = row === lastRow || listings[row + 1] !== listing;
    positions[count] = at;
    count += +!(isFirst && isLast) & +((failed & (failed - 1)) === 0);
  }
  return positions.subarray(0, count);
}
