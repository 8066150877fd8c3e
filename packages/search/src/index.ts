/**
 * `@stoa/search`: the catalogue search: the port (queries, results, documents) and the engine that keeps a shop's
 * catalogue in memory. An engine over PostgreSQL is with the catalogue's tables in `@stoa/commerce`.
 */
export { columnarEngine } from './engines/columnar-engine.ts';
export { fallbackEngine } from './engines/fallback-engine.ts';
export { localEngine } from './engines/local-engine.ts';
export { ShopIndex } from './index/shop-index.ts';
export type { CategoryNode, FacetValue, ListingDocument, OfferDocument, OfferText } from './port/document.ts';
export { IndexUnavailable, type SearchEngine, type SearchOptions } from './port/engine.ts';
export type { IndexEngine, IndexStats } from './port/index-engine.ts';
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
export { BOOST, BURY, pinScore, type SearchTuning } from './port/tuning.ts';
export { boundedKeyword } from './text/bounded-keyword.ts';
export { phraseKey } from './text/phrase-key.ts';
export { serveIndexes } from './worker/serve-indexes.ts';
export type { SearchThread } from './worker/thread-client.ts';
export { type WorkerEngineOptions, workerEngine } from './worker/worker-engine.ts';
