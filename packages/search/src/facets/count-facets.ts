import type { UnfilteredCounts } from '../candidates/unfiltered-counts.ts';
import type { Evaluation } from '../filters/evaluate-filters.ts';
import type { FilterPlan } from '../filters/filter-plan.ts';
import type { ShopIndex } from '../index/shop-index.ts';
import type { SearchQuery } from '../port/query.ts';
import type { SearchCounts } from '../port/result.ts';
import { countValues } from './count-values.ts';
import { toCategoryCounts, toFacets } from './facet-result.ts';
import { valueRanges } from './value-ranges.ts';

/** Returns all counts of a query; `unfiltered` are those of its candidates. */
export function countFacets(
  index: ShopIndex,
  query: SearchQuery,
  evaluation: Evaluation,
  plan: FilterPlan,
  unfiltered: UnfilteredCounts,
): SearchCounts {
  const { priceRange, maxRating } = valueRanges(index, evaluation, plan, unfiltered);
  const hasFacets = query.facets.length > 0;
  const valueCounts = hasFacets ? countFacetValues(index, evaluation, plan, unfiltered) : new Uint32Array(0);
  return {
    facets: toFacets(index, query.facets, valueCounts),
    categories: toCategoryCounts(index, query, countCategories(index, evaluation, plan, unfiltered)),
    maxRating,
    ...(query.prices && priceRange && { priceRange }),
  };
}

/** Counts the values of all facets in one pass. */
function countFacetValues(
  index: ShopIndex,
  evaluation: Evaluation,
  plan: FilterPlan,
  unfiltered: UnfilteredCounts,
): Uint32Array {
  return countValues(index, evaluation, {
    column: index.offers.facetValues,
    size: index.facetValues.size,
    unfiltered: unfiltered.facetValues,
    facetOf: index.facetValues.facetOf,
    facetIgnoring: plan.facetIgnoring,
  });
}

function countCategories(
  index: ShopIndex,
  evaluation: Evaluation,
  plan: FilterPlan,
  unfiltered: UnfilteredCounts,
): Uint32Array {
  return countValues(index, evaluation, {
    column: index.offers.categories,
    size: index.categories.size,
    unfiltered: unfiltered.categories,
    facetOf: undefined,
    facetIgnoring: plan.categoriesIgnoring,
  });
}
