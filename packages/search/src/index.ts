/**
 * `@stoa/search`: the catalogue index as a port: what can be asked and what is answered. An engine over
 * PostgreSQL lives with the catalogue's tables in `@stoa/commerce`.
 */
export type { SearchEngine } from './engine.ts';
export { CATEGORY_FILTER, type SearchQuery, type SearchScope } from './query.ts';
export type { CategoryCount, Facet, FacetCount, SearchHit, SearchResult } from './result.ts';
