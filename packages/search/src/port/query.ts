import type { ListingFilters, SortCode } from '@stoa/domain';
import type { SearchTuning } from './tuning.ts';

/** The set of products that is searched, before filters. */
export type SearchScope =
  | { readonly kind: 'all' }
  /** Products assigned to the category or one below it. `path` is the slugs from the root, joined by slashes. */
  | { readonly kind: 'category'; readonly path: string }
  /** Products that match a keyword; `by` limits it to one attribute (`name`, `sku`, `brand` or an attribute's code). */
  | { readonly kind: 'keyword'; readonly keyword: string; readonly by?: string };

/** The code of the category filter; its values are slugs. */
export const CATEGORY_FILTER = 'category';

/** A geographical position, in degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Decides which of several matching offers represents its listing: one that can be bought, then the preferred
 * seller's, then the nearest seller's (sellers without a place come last), then the cheapest where prices are
 * visible, then the newest. MKT-013
 */
export interface OfferPreference {
  readonly sellerId?: string;
  readonly near?: Place;
}

/** A search. The requester is trusted: limits and known filters were checked before. */
export interface SearchQuery {
  readonly shopId: string;
  readonly scope: SearchScope;
  /**
   * Values of one filter are alternatives, and all filters must match. Attributes without a facet are allowed. At most
   * `filterLimits.filters` attributes, as `normaliseAttributes` makes them.
   */
  readonly filters: ListingFilters;
  /** Codes of the attributes whose values are counted. */
  readonly facets: readonly string[];
  readonly sort: SortCode;
  /** From 1. */
  readonly page: number;
  readonly limit: number;
  /**
   * Whether the requester may see prices. If not, the engine returns no price range, ignores a price filter and an
   * order by price and chooses no offer by it, so that hidden prices cannot be found by bisection. PRICE-011
   */
  readonly prices: boolean;
  /** Only offers of this seller. */
  readonly sellerId?: string;
  readonly prefer?: OfferPreference;
  /**
   * Whether listings that come close to a keyword follow where few match all of it. Engines that know no better give
   * none.
   */
  readonly close?: boolean;
  /** What the merchant decided for the keyword. */
  readonly tuning?: SearchTuning;
  /** Language tag of the texts a keyword is matched with; absent or unknown: the shop's first language. */
  readonly language?: string;
}
