import type { SearchCounts } from '../port/result.ts';
import { Extent } from './extent.ts';
import type { FilterPlan } from './filter-plan.ts';
import type { Judged } from './judge.ts';
import { RATING_STEPS } from './offers.ts';
import type { ShopIndex } from './shop-index.ts';
import type { Totals } from './totals.ts';

/** The lowest and highest price whatever the price filter, and the highest rating whatever the rating filter. */
export function rangesOf(
  index: ShopIndex,
  judged: Judged,
  plan: FilterPlan,
  totals: Totals,
): Pick<SearchCounts, 'priceRange' | 'maxRating'> {
  const { price, rating } = index.offers;
  const priceBit = plan.price?.bit ?? 0;
  const isWholeScope = plan.all === priceBit;
  const { min, max } = isWholeScope ? totals.prices(price.data) : extentThough(price.data, judged, priceBit);
  const best = extentThough(rating.data, judged, plan.rating?.bit ?? 0).max;
  return { maxRating: Math.max(0, best) / RATING_STEPS, ...(min <= max && { priceRange: { min, max } }) };
}

/** Over what matches and what fails the one filter alone. */
function extentThough(
  values: Float64Array | Uint16Array,
  { rows, missed, matching, failing }: Judged,
  bit: number,
): Extent {
  const extent = new Extent();
  for (let nth = 0; nth < matching.length; nth++) {
    extent.take(values[rows[matching[nth] ?? 0] ?? 0] ?? Number.NaN);
  }
  if (bit === 0) return extent;
  for (let nth = 0; nth < failing.length; nth++) {
    const at = failing[nth] ?? 0;
    if (missed[at] === bit) extent.take(values[rows[at] ?? 0] ?? Number.NaN);
  }
  return extent;
}
