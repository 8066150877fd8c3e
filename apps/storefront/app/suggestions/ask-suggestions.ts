import { type CardPartsFragment, callHeaders, type SearchResult } from '@stoa/contract';

/** Products that are suggested at most. SEARCH-012, CONST-026 */
const PRODUCTS = 4;

/** What the server suggests for a keyword. */
export interface Answer extends Pick<SearchResult, 'categories' | 'did_you_mean'> {
  readonly keyword: string;
  readonly products: readonly CardPartsFragment[];
  /** Products that match. SEARCH-018 */
  readonly total: number;
}

/**
 * The suggestion call of the contract. API-009, API-010
 * @throws Error for every failure; what failed is nobody's concern here
 */
export async function askSuggestions(keyword: string, signal: AbortSignal): Promise<Answer> {
  const response = await fetch('/api/pliable/search', {
    method: 'POST',
    headers: callHeaders(),
    body: JSON.stringify({ searchType: 'suggestion', keyword, params: { page: 1, limit: PRODUCTS } }),
    signal,
  });
  if (!response.ok) throw new Error(`no suggestions: ${response.status}`);
  const found: SearchResult = await response.json();
  if (!found.success) throw new Error('no suggestions');
  const { products, categories, paging } = found;
  return {
    ...{ keyword, categories, products: products.slice(0, PRODUCTS), total: paging.total_products },
    did_you_mean: found.did_you_mean ?? null,
  };
}
