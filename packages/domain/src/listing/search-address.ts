import { isFilterCode } from './filters.ts';
import { filterPairs, readQueryFilters } from './query-filters.ts';
import type { ListingRules } from './rules.ts';
import { type ListingView, pageAndSortPairs, readPageAndSort } from './view.ts';

export const MAX_KEYWORD_LENGTH = 200;
/** Suggestions begin with two characters. SEARCH-009, CONST-028 */
export const MIN_SUGGESTION_LENGTH = 2;

/** The address of a search: `/search?q=lamp&by=brand&color=red|blue&price=10|50`. */
export interface SearchAddress extends ListingView {
  readonly keyword: string;
  /** The attribute to search by; absent means everything. */
  readonly by?: string;
}

/** A keyword in its one form: single blanks, no control characters, bounded. */
export function normaliseKeyword(typed: string): string {
  const words = typed
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return words.slice(0, MAX_KEYWORD_LENGTH).toWellFormed().trim();
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

/** Whether suggestions are asked for: long enough, and not what was asked last. SEARCH-009, SEARCH-010 */
export function wantsSuggestions(keyword: string, last: string | undefined): boolean {
  const normal = normaliseKeyword(keyword);
  return normal.length >= MIN_SUGGESTION_LENGTH && normal !== last;
}
