/**
 * `@stoa/search`: the catalogue index: a port (what can be asked and what is answered) and the engine that keeps
 * a shop's catalogue in memory. An engine over PostgreSQL lives with the catalogue's tables in `@stoa/commerce`.
 */
export { columnarEngine } from './columnar/columnar-engine.ts';
export { ShopIndex } from './columnar/shop-index.ts';
export type { CategoryNode, Fact, ListingDocument, OfferDocument, OfferText } from './port/document.ts';
export { IndexUnavailable, type SearchEngine, type SearchOptions } from './port/engine.ts';
export {
  CATEGORY_FILTER,
  type OfferPreference,
  type Place,
  type SearchQuery,
  type SearchScope,
} from './port/query.ts';
export {
  type CategoryCount,
  type Correction,
  type Facet,
  type FacetCount,
  MAX_COUNTS,
  type SearchHit,
  type SearchPage,
  type SearchResult,
} from './port/result.ts';
export type {
  CatalogueChanges,
  CatalogueSettings,
  CatalogueSnapshot,
  CatalogueSource,
  SourceCursor,
} from './port/source.ts';
export { fallbackEngine } from './worker/fallback-engine.ts';
export type { IndexEngine } from './worker/index-engine.ts';
export { localEngine } from './worker/local-engine.ts';
export type { IndexStats } from './worker/protocol.ts';
export { serveIndexes } from './worker/serve.ts';
export type { SearchThread } from './worker/thread-link.ts';
export { type WorkerEngineOptions, workerEngine } from './worker/worker-engine.ts';
