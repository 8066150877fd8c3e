import type { Money, SortCode } from '@stoa/domain';

/** A listing found, with the offer that stands for it. */
export interface SearchHit {
  /** The offer chosen: a seller's product. */
  readonly productId: string;
  /** The marketplace listing it is an offer of, if it is. */
  readonly listingId?: string;
  /** Matching offers of the listing; 1 for a product that stands alone. */
  readonly offers: number;
  /** The sku of the variation by which the product was found, when the keyword was one. */
  readonly variationSku?: string;
}

/** How many listings have a value, whatever is chosen in the facet itself. */
export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

/** Values of one facet, and categories, that are answered at most. */
export const MAX_COUNTS = 500;

export interface Facet {
  readonly code: string;
  /** Most frequent first, then by value; at most `MAX_COUNTS`. */
  readonly counts: readonly FacetCount[];
  /** How many values there are in all, so that 'see all' can say what is left out. */
  readonly distinct: number;
}

export interface CategoryCount {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly path: string;
  /** Listings filed under it or below it. */
  readonly count: number;
}

/** Other words for a keyword that is not in the catalogue as it was typed. */
export interface Correction {
  readonly keyword: string;
  /** Whether the result is already that of these words; else there is none and they may be offered. */
  readonly applied: boolean;
}

/** One page of what was found. */
export interface SearchPage {
  readonly hits: readonly SearchHit[];
  readonly total: number;
  /** The order used. */
  readonly sort: SortCode;
  /** Did you mean? Only engines that forgive typing errors know. */
  readonly correction?: Correction;
}

/** What is counted over all that was found, whatever the order and the page. */
export interface SearchCounts {
  /** In the order they were asked for. */
  readonly facets: readonly Facet[];
  /** Lowest and highest base price, whatever the price filter; absent without prices. Minor units. */
  readonly priceRange?: { readonly min: Money; readonly max: Money };
  /** Highest average rating, whatever the rating filter; 0 without reviews. */
  readonly maxRating: number;
  /** Most listings first, then by path; whatever the category filter; below the listed category only. */
  readonly categories: readonly CategoryCount[];
}

/** One page of what was found, with the counts over all of it. */
export interface SearchResult extends SearchPage, SearchCounts {}
