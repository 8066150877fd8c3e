import type { Money, SortCode } from '@stoa/domain';

/** A listing found, with the offer that represents it. */
export interface SearchHit {
  /** The offer shown: a seller's product. */
  readonly productId: string;
  /** The marketplace listing; absent for a product that belongs to none. */
  readonly listingId?: string;
  /** Number of matching offers of the listing. */
  readonly offers: number;
  /** The variation's sku where the keyword is one. */
  readonly variationSku?: string;
}

/** How many listings have a value, whatever is selected in the facet itself. */
export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

/** The maximum number of values of one facet, and of categories, in a result. */
export const MAX_COUNTS = 500;

export interface Facet {
  readonly code: string;
  /** Most frequent first, then by value; at most `MAX_COUNTS`. */
  readonly counts: readonly FacetCount[];
  /** The total number of values, so that 'see all' can tell how many are missing. */
  readonly distinct: number;
}

export interface CategoryCount {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly path: string;
  /** Listings in the category or below it. */
  readonly count: number;
}

/** The correction of a keyword whose words do not occur in the catalogue. */
export interface Correction {
  readonly keyword: string;
  /** Whether the result is that of the corrected keyword; if not, nothing was found and it may be offered. */
  readonly applied: boolean;
}

/** One page of a result. */
export interface SearchPage {
  readonly hits: readonly SearchHit[];
  readonly total: number;
  /** The order used. */
  readonly sort: SortCode;
  /** 'Did you mean?' Only from engines that correct typing errors. */
  readonly correction?: Correction;
  /**
   * How many of the listings match all of the keyword, where others follow that only come close to it. Absent where all
   * match, or were not asked for.
   */
  readonly fullMatches?: number;
  /** Words of the keyword that nothing in the shop is described by. Only from engines that read what words mean. */
  readonly unknownWords?: readonly string[];
}

/** The counts over a whole result; they do not depend on order and page. */
export interface SearchCounts {
  /** In the order of the query. */
  readonly facets: readonly Facet[];
  /** Lowest and highest base price, ignoring the price filter; absent without prices. Minor units. */
  readonly priceRange?: { readonly min: Money; readonly max: Money };
  /** Highest average rating, ignoring the rating filter; 0 without reviews. */
  readonly maxRating: number;
  /** Most listings first, then by path; ignoring the category filter; only below the category in scope. */
  readonly categories: readonly CategoryCount[];
}

/** One page of a result, with the counts over all of it. */
export interface SearchResult extends SearchPage, SearchCounts {
  /**
   * Another engine answered in place of one that will answer soon, and better: nobody keeps this. Absent where the
   * engine that was asked has answered.
   */
  readonly standsIn?: boolean;
}
