import type { AttributeFilter } from '@stoa/domain';
import { RATING_SCALE } from '../index/offer-columns.ts';
import type { ShopIndex } from '../index/shop-index.ts';
import { CATEGORY_FILTER, type SearchQuery } from '../port/query.ts';

/** The facet values selected by attribute filters. */
export interface SelectedValues {
  readonly values: readonly number[];
  /** By facet value the bit of the filter that selects it; 0 for others. */
  readonly bits: Uint32Array;
}

/**
 * The compiled filters of a query. Each filter has a bit, and the failed filters of an offer are a bit mask. An offer
 * that fails one filter only still counts in the facet of this filter (multi-select faceting).
 */
export interface FilterPlan {
  /** The bits of all filters. */
  readonly all: number;
  readonly facetValues: SelectedValues | undefined;
  /** By category the bit of the category filter where it is selected. */
  readonly categories: Uint32Array | undefined;
  readonly price: { readonly bit: number; readonly from: number; readonly to: number } | undefined;
  readonly rating: { readonly bit: number; readonly from: number } | undefined;
  /** By position of a filter's bit the facet that ignores this filter: its own. `NO_FACET` for other filters. */
  readonly facetIgnoring: Int32Array | undefined;
  /** The same for category counts, which are one facet, `CATEGORY_FACET`. */
  readonly categoriesIgnoring: Int32Array | undefined;
}

export const NO_FACET = -1;
export const CATEGORY_FACET = 0;

/** Attribute filters have the bits from 0 on: a query has at most `filterLimits.filters` of them. */
const CATEGORY_POSITION = 28;
const CATEGORY_BIT = 1 << CATEGORY_POSITION;
const RATING_BIT = 1 << 29;
/** Not the sign bit. */
const PRICE_BIT = 1 << 30;
const CATEGORIES_IGNORING = new Int32Array(32).fill(NO_FACET);
CATEGORIES_IGNORING[CATEGORY_POSITION] = CATEGORY_FACET;

export function planFilters(index: ShopIndex, query: SearchQuery): FilterPlan {
  const { attributes, price, minRating } = query.filters;
  const category = attributes.find(({ code }) => code === CATEGORY_FILTER);
  const others = attributes.filter(({ code }) => code !== CATEGORY_FILTER);
  const filtersPrice = price !== undefined && query.prices;
  let all = 2 ** others.length - 1;
  if (filtersPrice) all |= PRICE_BIT;
  if (minRating !== undefined) all |= RATING_BIT;
  if (category) all |= CATEGORY_BIT;
  return {
    all,
    facetValues: others.length > 0 ? selectedValues(index, others) : undefined,
    facetIgnoring: others.length > 0 ? facetsOf(index, others) : undefined,
    categories: category && categoryBits(index, category.values),
    categoriesIgnoring: category && CATEGORIES_IGNORING,
    price: filtersPrice
      ? { bit: PRICE_BIT, from: price.from ?? 0, to: price.to ?? Number.POSITIVE_INFINITY }
      : undefined,
    rating: minRating === undefined ? undefined : { bit: RATING_BIT, from: minRating * RATING_SCALE },
  };
}

/** The position of a filter in the list is the position of its bit. */
function selectedValues(index: ShopIndex, filters: readonly AttributeFilter[]): SelectedValues {
  const selected: number[] = [];
  const bits = new Uint32Array(index.facetValues.size);
  for (const [position, { code, values }] of filters.entries()) {
    for (const value of values) {
      const number = index.facetValues.numberOf({ code, value });
      if (number === undefined) continue;
      selected.push(number);
      bits[number] = 1 << position;
    }
  }
  return { values: selected, bits };
}

function facetsOf(index: ShopIndex, filters: readonly AttributeFilter[]): Int32Array {
  const facets = new Int32Array(32).fill(NO_FACET);
  for (const [position, { code }] of filters.entries()) {
    facets[position] = index.facetValues.facetNumber(code) ?? NO_FACET;
  }
  return facets;
}

function categoryBits(index: ShopIndex, slugs: readonly string[]): Uint32Array {
  const bits = new Uint32Array(index.categories.size);
  for (const slug of slugs) {
    const category = index.categories.withSlug(slug);
    if (category !== undefined) bits[category] = CATEGORY_BIT;
  }
  return bits;
}
