import type { SearchQuery } from './query.ts';
import type { SearchPage, SearchResult } from './result.ts';

/**
 * The port of the catalogue search. These rules hold for every engine and are tested by `searchConformance`:
 * - It answers from the query's shop alone, and only with products published in it.
 * - An offer matches or fails as a whole: scope, filters and seller apply to the same offer. Offers of one
 *   marketplace listing collapse: the listing is found when one of them matches, and is counted once.
 * - Facets are multi-select: a facet, the price range, the highest rating and the categories are counted over
 *   what matches every filter but their own.
 * - A variable product has the values of its variations; it is counted once.
 * - Filter and sort use the base price of the offer shown. Offers whose price is shown in the cart only have no
 *   price: a price filter excludes them and an order by price has them last.
 * - Ties are broken by the listing's id, newest first, so that pages neither repeat nor skip listings.
 * - A query that makes no sense finds nothing; no query fails.
 */
export interface SearchEngine {
  /** @throws IndexUnavailable where another engine should be asked instead. */
  search(query: SearchQuery, options?: SearchOptions): Promise<SearchResult>;
}

export interface SearchOptions {
  /** Aborted when the requester gives up. */
  readonly signal?: AbortSignal;
  /**
   * Called with the page before facets are counted, so that its products can be read meanwhile. Engines that do not
   * know the page earlier do not call it. The page is provisional: it is valid only if the result has the same hits,
   * because the engine may still fail and another may answer instead. It is called during the search: it may neither
   * throw nor search.
   */
  readonly onPage?: (page: SearchPage) => void;
}

/**
 * The engine cannot answer now, because its index is loading or its worker is down or too slow; another engine may be
 * able to. Any other error of an engine is a fault.
 */
export class IndexUnavailable extends Error {
  override readonly name = 'IndexUnavailable';
  /** No index is to be expected: the catalogue is too large for one. What another engine answers is not for a while. */
  readonly isLasting: boolean;

  constructor(message: string, { isLasting = false } = {}) {
    super(message);
    this.isLasting = isLasting;
  }
}
