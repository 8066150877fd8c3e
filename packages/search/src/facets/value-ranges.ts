import { MinMax } from '../candidates/min-max.ts';
import type { UnfilteredCounts } from '../candidates/unfiltered-counts.ts';
import type { Evaluation } from '../filters/evaluate-filters.ts';
import type { FilterPlan } from '../filters/filter-plan.ts';
import { RATING_SCALE } from '../index/offer-columns.ts';
import type { ShopIndex } from '../index/shop-index.ts';
import type { SearchCounts } from '../port/result.ts';

/**
 * Returns the price range, which ignores the price filter, and the highest rating, which ignores the rating filter.
 */
export function valueRanges(
  index: ShopIndex,
  evaluation: Evaluation,
  plan: FilterPlan,
  unfiltered: UnfilteredCounts,
): Pick<SearchCounts, 'priceRange' | 'maxRating'> {
  const { price, rating } = index.offers;
  const priceBit = plan.price?.bit ?? 0;
  const hasOtherFilters = plan.all !== priceBit;
  const { min, max } = hasOtherFilters
    ? rangeIgnoring(priceBit, price.data, evaluation)
    : unfiltered.prices(price.data);
  const maxRating = rangeIgnoring(plan.rating?.bit ?? 0, rating.data, evaluation).max;
  return {
    maxRating: Math.max(0, maxRating) / RATING_SCALE,
    ...(min <= max && { priceRange: { min, max } }),
  };
}

/** Returns the range over the offers that match, and those that fail only the filter with this bit. */
function rangeIgnoring(
  bit: number,
  column: Float64Array | Uint16Array,
  { rows, failedFilters, matching, failing }: Evaluation,
): MinMax {
  const range = new MinMax();
  for (let n = 0; n < matching.length; n++) {
    range.add(column[rows[matching[n] ?? 0] ?? 0] ?? Number.NaN);
  }
  if (bit === 0) return range;
  for (let n = 0; n < failing.length; n++) {
    const at = failing[n] ?? 0;
    if (failedFilters[at] === bit) range.add(column[rows[at] ?? 0] ?? Number.NaN);
  }
  return range;
}
