import type { SearchQuery } from './query.ts';
import type { SearchPage, SearchResult } from './result.ts';

/**
 * The catalogue index behind one port. What holds of every engine, and is tested by `searchConformance`:
 * - It answers for the query's shop alone, and only products on show in it.
 * - An offer matches or fails as a whole: scope, filters and seller are asked of the same offer. Offers of one
 *   marketplace listing collapse: the listing is found when one of them matches, and is counted once.
 * - Facets are disjunctive: a facet, the price range, the highest rating and the categories are counted over
 *   what matches every filter but their own.
 * - A variable product has the values of its variations; it is counted once.
 * - Filter and sort go by the base price of the offer shown. Offers whose own price is kept for the cart have
 *   none: a price filter leaves them out and an order by price has them last.
 * - Ties are broken by the listing's id, newest first, so that pages neither repeat nor skip.
 * - A query that makes no sense finds nothing; none fails.
 */
export interface SearchEngine {
  /** @throws IndexUnavailable where another engine should be asked instead. */
  search(query: SearchQuery, options?: SearchOptions): Promise<SearchResult>;
}

/** How an answer is waited for. */
export interface SearchOptions {
  /** The asker gives up. */
  readonly signal?: AbortSignal;
  /**
   * Told the page as soon as it is known, so that its products are read while everything is still counted. Not every
   * engine knows it sooner. What was told counts only if the result has the very same hits: an engine may yet fail
   * and another answer in its place. It is called while the engine works: it may neither throw nor search.
   */
  readonly onPage?: (page: SearchPage) => void;
}

/**
 * An engine cannot answer now (its index loads, its worker is down or too slow), though another engine might.
 * Anything else an engine throws is a fault.
 */
export class IndexUnavailable extends Error {
  override readonly name = 'IndexUnavailable';
}
