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

/** What every engine is asked. The asker is trusted: limits and known filters were checked before. */
export interface SearchQuery {
  readonly shopId: string;
  readonly scope: SearchScope;
  /** Values of one filter are alternatives, filters narrow each other. */
  readonly filters: ListingFilters;
  /** Codes of the attributes whose values are counted. */
  readonly facets: readonly string[];
  readonly sort: SortCode;
  /** From 1. */
  readonly page: number;
  readonly limit: number;
  /**
   * Whether the asker may see prices. If not, the engine answers no price range and ignores a price filter and
   * an order by price, for hidden prices must not be found by bisection. PRICE-011
   */
  readonly prices: boolean;
  /** Only products of this seller. */
  readonly sellerId?: string;
}
