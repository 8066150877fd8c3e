import { isFilterCode } from './filters.ts';
import { normaliseKeyword } from './keyword.ts';
import { filterPairs, readQueryFilters } from './query-filters.ts';
import type { ListingRules } from './rules.ts';
import { type ListingView, pageAndSortPairs, readPageAndSort } from './view.ts';

/** The address of a search: `/search?q=lamp&by=brand&color=red|blue&price=10|50`. */
export interface SearchAddress extends ListingView {
  readonly keyword: string;
  /** The attribute to search by; absent means everything. */
  readonly by?: string;
}

/**
 * Reads the query of the search page; every key without a meaning of its own is a filter. Campaign tags mean
 * nothing. SEARCH-001 to SEARCH-006, ROUTE-514, ROUTE-515, ROUTE-516
 */
export function parseSearch(search: string, rules: ListingRules): SearchAddress {
  const query = new URLSearchParams(search);
  const by = query.get('by') ?? '';
  return {
    keyword: normaliseKeyword(query.get('q') ?? ''),
    ...(isFilterCode(by) && { by }),
    filters: readQueryFilters(query, rules),
    ...readPageAndSort(query, rules),
  };
}

/** Writes the address of a search in its one form. SEARCH-001 to SEARCH-006, SEARCH-016, HDR-002 */
export function formatSearch(address: SearchAddress, rules: ListingRules): string {
  const pairs = [
    `q=${encodeURIComponent(address.keyword.toWellFormed())}`,
    ...(address.by ? [`by=${address.by}`] : []),
    ...filterPairs(address.filters, rules),
    ...pageAndSortPairs(address),
  ];
  return `/search?${pairs.join('&')}`;
}
