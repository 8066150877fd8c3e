import type { SearchResult } from '../port/result.ts';

/** What is counted over all that matches, whatever the order and the page. */
export type Counts = Pick<SearchResult, 'facets' | 'categories' | 'priceRange' | 'maxRating'>;
