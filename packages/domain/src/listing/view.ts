import { type ListingFilters, NO_FILTERS, selectChoice, toggleChoice } from './filters.ts';
import { MAX_PAGE } from './paging.ts';
import type { PriceRange } from './price-range.ts';
import type { ListingRules } from './rules.ts';
import { isSortCode, type SortCode } from './sort.ts';

/** The part of a list to show: its filters, sort and page. Category, seller and search addresses contain one. */
export interface ListingView {
  readonly filters: ListingFilters;
  /** From 1. */
  readonly page: number;
  /** Absent means the shop's default. */
  readonly sort?: SortCode;
}

/** Changing filters goes back to page 1. LIST-040 */
export function withFilters<View extends ListingView>(view: View, filters: ListingFilters): View {
  return { ...view, filters, page: 1 };
}

export function withToggled<View extends ListingView>(view: View, code: string, value: string): View {
  return withFilters(view, toggleChoice(view.filters, code, value));
}

/** For groups of which one bucket is chosen at a time. LIST-045 */
export function withSelected<View extends ListingView>(view: View, code: string, value: string): View {
  return withFilters(view, selectChoice(view.filters, code, value));
}

export function withPrice<View extends ListingView>(view: View, price: PriceRange | undefined): View {
  const { price: _old, ...rest } = view.filters;
  return withFilters(view, price ? { ...rest, price } : rest);
}

export function withMinRating<View extends ListingView>(view: View, minRating: number | undefined): View {
  const { minRating: _old, ...rest } = view.filters;
  return withFilters(view, minRating === undefined ? rest : { ...rest, minRating });
}

/** Empties the choices. LIST-044 */
export function withoutFilters<View extends ListingView>(view: View): View {
  return withFilters(view, NO_FILTERS);
}

export function withPage<View extends ListingView>(view: View, page: number): View {
  return { ...view, page };
}

/** Page and sort from the query keys `page` and `sort`; what makes no sense counts as absent. */
export function readPageAndSort(query: URLSearchParams, rules: ListingRules): Omit<ListingView, 'filters'> {
  const page = query.get('page') ?? '';
  const sort = query.get('sort');
  const number = /^\d{1,5}$/.test(page) ? Number(page) : 1;
  return {
    page: number >= 1 && number <= MAX_PAGE ? number : 1,
    ...(isSortCode(sort) && sort !== rules.defaultSort && { sort }),
  };
}

/** Returns the query pairs of page and sort, left out where they say nothing. */
export function pageAndSortPairs(view: ListingView): string[] {
  return [...(view.sort ? [`sort=${view.sort}`] : []), ...(view.page > 1 ? [`page=${view.page}`] : [])];
}
