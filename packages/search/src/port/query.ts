import type { ListingFilters, SortCode } from '@stoa/domain';

/** Which products are looked through, before the visitor's filters. */
export type SearchScope =
  | { readonly kind: 'all' }
  /** Filed under the category or one below it. `path` is the slugs from the root, joined by slashes. */
  | { readonly kind: 'category'; readonly path: string }
  /** Found by words; `by` names the one attribute to look in (`name`, `sku`, `brand` or an attribute's code). */
  | { readonly kind: 'keyword'; readonly keyword: string; readonly by?: string };

/** The filter of categories: its values are slugs. */
export const CATEGORY_FILTER = 'category';

/** A point on the globe, in degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Which of several matching offers stands for its listing: one that can be bought, then the preferred seller's,
 * then the nearest seller's (sellers without a place come last), then the cheapest where prices may be seen,
 * then the newest. MKT-013
 */
export interface OfferPreference {
  readonly sellerId?: string;
  readonly near?: Place;
}

/** What every engine is asked. The asker is trusted: limits and known filters were checked before. */
export interface SearchQuery {
  readonly shopId: string;
  readonly scope: SearchScope;
  /** Values of one filter are alternatives, filters narrow each other; those that are no facets count as well. */
  readonly filters: ListingFilters;
  /** Codes of the attributes whose values are counted. */
  readonly facets: readonly string[];
  readonly sort: SortCode;
  /** From 1. */
  readonly page: number;
  readonly limit: number;
  /**
   * Whether the asker may see prices. If not, the engine answers no price range, ignores a price filter and an
   * order by price and chooses no offer by it, for hidden prices must not be found by bisection. PRICE-011
   */
  readonly prices: boolean;
  /** Only offers of this seller. */
  readonly sellerId?: string;
  readonly prefer?: OfferPreference;
  /** Language tag of the texts a keyword is looked for in; absent or unknown: the shop's first. */
  readonly language?: string;
}
