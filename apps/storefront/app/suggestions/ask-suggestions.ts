import { type CardPartsFragment, callRest, type SearchResult } from '@stoa/contract';

/** Products that are suggested at most. SEARCH-012, CONST-026 */
const PRODUCTS = 4;

/** What the server suggests for a keyword. */
export interface Answer extends Pick<SearchResult, 'categories' | 'did_you_mean' | 'places'> {
  readonly keyword: string;
  readonly products: readonly CardPartsFragment[];
  /** Products that match. SEARCH-018 */
  readonly total: number;
}

/**
 * Returns the suggestion call of the contract. API-009, API-010
 * @throws Error for every failure; what failed is nobody's concern here
 */
export async function askSuggestions(keyword: string, signal: AbortSignal): Promise<Answer> {
  const params = { page: 1, limit: PRODUCTS };
  const found = await callRest('/api/pliable/search', { searchType: 'suggestion', keyword, params }, signal);
  if (!found.success) throw new Error('no suggestions');
  const { products, categories, places, paging } = found;
  return {
    keyword,
    categories,
    places,
    products: products.slice(0, PRODUCTS),
    total: paging.total_products,
    did_you_mean: found.did_you_mean ?? null,
  };
}
