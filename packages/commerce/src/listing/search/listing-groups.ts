import { type FilterBucket, type FilterGroup, isChosen, type ListingFilters } from '@stoa/domain';
import { CATEGORY_FILTER, type SearchQuery, type SearchResult } from '@stoa/search';
import { PRICE, RATING } from './filter-sql.ts';
import type { FacetSetting } from './listing-query.ts';

/** A filter group with the label the shop gave it; groups that every shop has bear none. */
export interface ListingGroup extends FilterGroup {
  readonly label?: string;
}

/**
 * Returns the filter groups of a listing: categories, price, rating and the shop's facets in its order. LIST-045 to
 * LIST-048
 */
export function listingGroups(
  query: SearchQuery,
  found: SearchResult,
  facets: readonly FacetSetting[],
): ListingGroup[] {
  const groups: ListingGroup[] = [
    { type: 'category', code: CATEGORY_FILTER, buckets: categoryBuckets(query, found) },
  ];
  if (found.priceRange) groups.push({ type: 'range', code: PRICE, buckets: [], ...found.priceRange });
  groups.push({ type: 'rating', code: RATING, buckets: [], max: found.maxRating });
  for (const facet of facets) {
    const counts = found.facets.find(({ code }) => code === facet.code)?.counts ?? [];
    const buckets = counts.map(({ value, count }) => bucket(query.filters, facet.code, value, value, count));
    groups.push({ ...facet, buckets: [...buckets, ...chosenWithout(query.filters, facet.code, buckets)] });
  }
  return groups;
}

function bucket(
  filters: ListingFilters,
  code: string,
  key: string,
  name: string,
  count: number,
): FilterBucket {
  return { key, name, count, isCurrent: isChosen(filters, code, key) };
}

/** A chosen value without products stays in the list, so that it can be removed. */
function chosenWithout(
  filters: ListingFilters,
  code: string,
  buckets: readonly FilterBucket[],
): FilterBucket[] {
  const known = new Set(buckets.map(({ key }) => key));
  const chosen = filters.attributes.find((filter) => filter.code === code)?.values ?? [];
  return chosen
    .filter((value) => !known.has(value))
    .map((value) => ({ key: value, name: value, count: 0, isCurrent: true }));
}

/** Returns the categories right below the listed one, and below a chosen one. */
function categoryBuckets({ scope, filters }: SearchQuery, found: SearchResult): FilterBucket[] {
  const top = scope.kind === 'category' ? scope.path : '';
  const isShown = (path: string) => {
    const above = path.split('/').slice(0, -1);
    return above.join('/') === top || isChosen(filters, CATEGORY_FILTER, above.at(-1) ?? '');
  };
  const buckets = found.categories
    .filter(({ slug, path }) => isShown(path) || isChosen(filters, CATEGORY_FILTER, slug))
    .map(({ slug, name, count }) => bucket(filters, CATEGORY_FILTER, slug, name, count));
  return [...buckets, ...chosenWithout(filters, CATEGORY_FILTER, buckets)];
}
