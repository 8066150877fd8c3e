import { Worker } from 'node:worker_threads';
import {
  catalogueSource,
  countPublished,
  describeError,
  isDatabaseAway,
  type Log,
  nothingKept,
  openDatabase,
  postgresEngine,
  type ShopContext,
  silentLog,
} from '@stoa/commerce';
import { fallbackEngine, type IndexStats, localEngine, type SearchEngine, workerEngine } from '@stoa/search';
import type { SearchThreadData } from './search-thread.ts';
import { sizedEngine } from './sized-engine.ts';

/** Metrics of the search in this process. */
export interface SearchFigures {
  readonly indexes: readonly IndexStats[];
  /** Searches answered by an index. */
  readonly byIndex: number;
  /** Searches answered by PostgreSQL, by configuration or as the fallback. */
  readonly byPostgres: number;
}

/** The search of all shops in one process. */
export interface ShopSearch {
  /** Returns the engine for a request to a shop. */
  engineFor(ctx: Pick<ShopContext, 'db' | 'shop'>): SearchEngine;
  /** The catalogue of a shop has changed. */
  changed(shopId: string): void;
  /** A shop was deleted. */
  forget(shopId: string): void;
  figures(): Promise<SearchFigures>;
  close(): Promise<void>;
}

export interface ShopSearchOptions {
  readonly databaseUrl: string;
  readonly log: Log;
  /** `postgres`: without indexes. */
  readonly engine: 'columnar' | 'postgres';
  /** Bytes the indexes of large catalogues may take together. */
  readonly maxBytes: number;
  /** Products up to which a catalogue is small. */
  readonly smallCatalogue?: number;
  /** Starts the search thread; replaced in tests. */
  readonly spawn?: (data: SearchThreadData) => Worker;
  /** Called when an index is loaded or has applied changes: cached pages may be outdated. */
  readonly onRefreshed: (shopId: string) => void;
}

/** Such catalogues are searched within a millisecond, faster than a message to a thread; about 400 bytes a product. */
const SMALL_CATALOGUE = 2000;
/** The memory limit of all indexes of small catalogues; the least recently used are evicted. */
const LOCAL_BYTES = 32 * 1024 * 1024;
/** Apart from the connections of requests, which must not wait for an index to load. */
const CONNECTIONS = 2;
/** The memory of the thread beside its indexes, for code and documents being read; MiB. */
const THREAD_MEGABYTES = 256;

/** Composes the indexes with PostgreSQL as their fallback, or PostgreSQL alone. */
export function shopSearch(options: ShopSearchOptions): ShopSearch {
  const counts = { byIndex: 0, byPostgres: 0 };
  // Whoever asks an engine notes it.
  const tables = (ctx: Pick<ShopContext, 'db' | 'shop'>) =>
    counting(postgresEngine({ ...ctx, dependencies: nothingKept }), () => counts.byPostgres++);
  if (options.engine === 'postgres') {
    const nothing = () => undefined;
    return {
      engineFor: tables,
      changed: nothing,
      forget: nothing,
      close: async () => undefined,
      figures: async () => ({ ...counts, indexes: [] }),
    };
  }
  const { indexes, close } = openIndexes(options);
  const counted = counting(indexes, () => counts.byIndex++);
  const report = reportTo(options.log);
  return {
    engineFor: (ctx) => onlyOf(ctx.shop.id, fallbackEngine(counted, tables(ctx), report)),
    changed: (shopId) => indexes.changed(shopId),
    forget: (shopId) => indexes.forget(shopId),
    figures: async () => ({ ...counts, indexes: await indexes.stats().catch(() => []) }),
    close,
  };
}

function openIndexes({ databaseUrl, log, maxBytes, onRefreshed, ...options }: ShopSearchOptions) {
  const most = options.smallCatalogue ?? SMALL_CATALOGUE;
  const start = options.spawn ?? startThread;
  // An unreachable database is reported by the connections that serve requests.
  const db = openDatabase({
    url: databaseUrl,
    log: silentLog,
    connections: CONNECTIONS,
    purpose: 'reading',
  });
  const report = reportTo(log);
  const indexes = sizedEngine({
    local: localEngine({ source: catalogueSource(db), maxBytes: LOCAL_BYTES, report, onRefreshed }),
    startLarge: () => workerEngine({ spawn: () => start({ databaseUrl, maxBytes }), report, onRefreshed }),
    isLarge: async (shopId) => (await countPublished(db, shopId, most + 1)) > most,
    report,
  });
  const close = async () => {
    await indexes.close();
    await db.close();
  };
  return { indexes, close };
}

export function startThread(workerData: SearchThreadData): Worker {
  const module = new URL('./search-thread.ts', import.meta.url);
  // Beyond this limit the thread ends, not the process.
  const maxOldGenerationSizeMb = Math.ceil(workerData.maxBytes / 1024 ** 2) + THREAD_MEGABYTES;
  return new Worker(module, { workerData, resourceLimits: { maxOldGenerationSizeMb } });
}

/** Refuses queries for other shops, whose indexes the engine has too. */
function onlyOf(shopId: string, engine: SearchEngine): SearchEngine {
  return {
    async search(query, options) {
      if (query.shopId !== shopId) throw new Error('a search of one shop was put to another');
      return engine.search(query, options);
    },
  };
}

function counting(engine: SearchEngine, count: () => void): SearchEngine {
  return {
    async search(query, options) {
      const found = await engine.search(query, options);
      count();
      return found;
    },
  };
}

const reportTo = (log: Log) => (error: unknown) => {
  if (isDatabaseAway(error)) return;
  const trouble = { error: describeError(error) };
  log.warn(trouble, 'an index of the search has trouble; PostgreSQL answers meanwhile');
};
