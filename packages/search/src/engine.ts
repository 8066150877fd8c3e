import type { SearchQuery } from './query.ts';
import type { SearchResult } from './result.ts';

/**
 * The catalogue index behind one port. What holds of every engine:
 * - It answers for the query's shop alone, and only products on show in it.
 * - Facets are disjunctive: a facet, the price range, the highest rating and the categories are counted over
 *   what matches every filter but their own.
 * - A variable product has the values of its variations; it is counted once.
 * - Filter and sort go by the base price. Products whose own price is kept for the cart have none: a price
 *   filter leaves them out and an order by price has them last.
 * - Ties are broken by id, newest first, so that pages neither repeat nor skip.
 */
export interface SearchEngine {
  search(query: SearchQuery): Promise<SearchResult>;
}
