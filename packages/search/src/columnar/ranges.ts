import type { SearchResult } from '../port/result.ts';
import type { FilterPlan } from './filter-plan.ts';
import type { Judged } from './judge.ts';
import { RATING_STEPS } from './offers.ts';
import type { ShopIndex } from './shop-index.ts';

/** The lowest and highest price whatever the price filter, and the highest rating whatever the rating filter. */
export function rangesOf(
  index: ShopIndex,
  { rows, missed }: Judged,
  plan: FilterPlan,
): Pick<SearchResult, 'priceRange' | 'maxRating'> {
  const prices = index.offers.price.data;
  const ratings = index.offers.rating.data;
  const priceBit = plan.price?.bit ?? 0;
  const ratingBit = plan.rating?.bit ?? 0;
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  let best = 0;
  for (let at = 0; at < rows.length; at++) {
    const failed = missed[at] ?? 0;
    if ((failed & ~priceBit & ~ratingBit) !== 0) continue;
    const row = rows[at] ?? 0;
    if ((failed & ~priceBit) === 0) {
      const price = prices[row] ?? Number.NaN;
      if (price < min) min = price;
      if (price > max) max = price;
    }
    if ((failed & ~ratingBit) === 0) {
      const rating = ratings[row] ?? 0;
      if (rating > best) best = rating;
    }
  }
  return { maxRating: best / RATING_STEPS, ...(min <= max && { priceRange: { min, max } }) };
}
