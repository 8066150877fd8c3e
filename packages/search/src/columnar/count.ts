import type { SearchQuery } from '../port/query.ts';
import type { SearchCounts } from '../port/result.ts';
import { countItems } from './count-items.ts';
import { categoriesOf, facetsOf } from './facet-result.ts';
import type { FilterPlan } from './filter-plan.ts';
import type { Judged } from './judge.ts';
import { rangesOf } from './ranges.ts';
import type { ShopIndex } from './shop-index.ts';
import type { Totals } from './totals.ts';

/** All counts of a query whose filters were put to a scope; `totals` are those of the scope. */
export function countsOf(
  index: ShopIndex,
  query: SearchQuery,
  judged: Judged,
  plan: FilterPlan,
  totals: Totals,
): SearchCounts {
  const { priceRange, maxRating } = rangesOf(index, judged, plan, totals);
  const facts = query.facets.length > 0 ? countFacts(index, judged, plan, totals) : new Uint32Array(0);
  return {
    facets: facetsOf(index, query.facets, facts),
    categories: categoriesOf(index, query, countSections(index, judged, plan, totals)),
    maxRating,
    ...(query.prices && priceRange && { priceRange }),
  };
}

/** How many listings have each fact, for all facets in one pass; what fails one filter counts in its own facet. */
function countFacts(index: ShopIndex, judged: Judged, plan: FilterPlan, totals: Totals): Uint32Array {
  const items = { lists: index.offers.facts, size: index.facts.size, total: totals.facts };
  return countItems(index, judged, items, { of: index.facts.codeOf, though: plan.factGroups });
}

/** How many listings are shown under each category, for which an offer counts that fails the filter of categories. */
function countSections(index: ShopIndex, judged: Judged, plan: FilterPlan, totals: Totals): Uint32Array {
  const items = { lists: index.offers.sections, size: index.categories.size, total: totals.sections };
  return countItems(index, judged, items, { of: undefined, though: plan.sectionGroups });
}
