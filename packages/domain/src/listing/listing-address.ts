import { safeRedirectTarget } from '../auth/index.ts';
import { filterSegments, pathMeaning, readPathFilters } from './path-filters.ts';
import { FILTER_FORM_KEY, readQueryFilters } from './query-filters.ts';
import type { ListingRules } from './rules.ts';
import { type ListingView, pageAndSortPairs, readPageAndSort } from './view.ts';

/** The address of a category or seller listing: `/home/lamps/color=red|blue/price=10,50?sort=price-asc&page=2`. */
export interface ListingAddress extends ListingView {
  /** Path of the category, beginning with a slash. */
  readonly path: string;
}

export interface ParsedListing extends ListingAddress {
  /** A preview segment was there; it changes nothing. LIST-008 */
  readonly preview: boolean;
  /** Segments that could not be read; to be logged. LIST-072, OPEN-046 */
  readonly broken: readonly string[];
}

/**
 * Reads the address of a listing. Nothing in it can fail: what can't be read is left out and named in `broken`.
 * `pathname` and `search` are as they came, still escaped. LIST-001 to LIST-008, LIST-010
 */
export function parseListing(pathname: string, search: string, rules: ListingRules): ParsedListing {
  const query = new URLSearchParams(search);
  const fromPath = readPathFilters(pathname, rules);
  const filters = query.has(FILTER_FORM_KEY)
    ? readQueryFilters(query, { ...rules, ratingInSearch: true })
    : fromPath.filters;
  return { ...fromPath, filters, ...readPageAndSort(query, rules) };
}

/** Writes the address of a listing in its one form. LIST-001 to LIST-007 */
export function formatListing(address: ListingAddress, rules: ListingRules): string {
  const query = pageAndSortPairs(address).join('&');
  return canonicalPath(address, rules) + (query && `?${query}`);
}

function canonicalPath(address: ListingAddress, rules: ListingRules): string {
  const base = address.path === '/' ? '' : address.path;
  return [base, ...filterSegments(address.filters, rules)].join('/') || '/';
}

/**
 * Where an address of another form must go (301): segments in another order, values repeated, broken or
 * superfluous segments, or a filter form sent without JavaScript. `undefined` when it is in its one form, or
 * a preview. Following it once always ends.
 */
export function listingRedirect(pathname: string, search: string, rules: ListingRules): string | undefined {
  const address = parseListing(pathname, search, rules);
  if (new URLSearchParams(search).has(FILTER_FORM_KEY))
    return safeRedirectTarget(formatListing(address, rules));
  const path = canonicalPath(address, rules);
  if (address.preview || pathMeaning(path) === pathMeaning(pathname)) return undefined;
  return safeRedirectTarget(path + search);
}
