import { Worker } from 'node:worker_threads';
import {
  catalogueSource,
  countPublished,
  describeError,
  isDatabaseAway,
  type Log,
  openDatabase,
  postgresEngine,
  type ShopContext,
  silentLog,
} from '@stoa/commerce';
import { fallbackEngine, type IndexStats, localEngine, type SearchEngine, workerEngine } from '@stoa/search';
import type { SearchThreadData } from './search-thread.ts';
import { sizedEngine } from './sized-engine.ts';

/** What the search of this process has done and holds. */
export interface SearchFigures {
  readonly indexes: readonly IndexStats[];
  /** Searches that an index answered. */
  readonly byIndex: number;
  /** Searches that PostgreSQL answered, because it was to or because no index could. */
  readonly byPostgres: number;
}

/** The search of all shops in one process. */
export interface ShopSearch {
  /** The engine for a request to a shop. */
  engineFor(ctx: Pick<ShopContext, 'db' | 'shop'>): SearchEngine;
  /** The catalogue of a shop has changed. */
  changed(shopId: string): void;
  /** A shop is gone. */
  forget(shopId: string): void;
  figures(): Promise<SearchFigures>;
  close(): Promise<void>;
}

export interface ShopSearchOptions {
  readonly databaseUrl: string;
  readonly log: Log;
  /** `postgres`: no indexes at all. */
  readonly engine: 'columnar' | 'postgres';
  /** Bytes the indexes of large catalogues may take together. */
  readonly maxBytes: number;
  /** Products up to which a catalogue is small. */
  readonly smallCatalogue?: number;
  /** Starts the search thread; a test may keep hold of it. */
  readonly spawn?: (data: SearchThreadData) => Worker;
  /** An index is there, or has taken in changes: pages made before may be wrong. */
  readonly onRefreshed: (shopId: string) => void;
}

/** Searched within a millisecond, and about 400 bytes a product: sooner here than a thread is asked. */
const SMALL_CATALOGUE = 2000;
/** The indexes of small catalogues together; the ones not asked for longest go first. */
const LOCAL_BYTES = 32 * 1024 * 1024;
/** Beside the requests' own: they must not wait for an index. */
const CONNECTIONS = 2;
/** What the thread may take beside its indexes, for the programs it runs and what it reads; MiB. */
const THREAD_MEGABYTES = 256;

/** Indexes with PostgreSQL to fall back on, or PostgreSQL alone. */
export function shopSearch(options: ShopSearchOptions): ShopSearch {
  const counts = { byIndex: 0, byPostgres: 0 };
  const tables = (ctx: Pick<ShopContext, 'db' | 'shop'>) =>
    counting(postgresEngine(ctx), () => counts.byPostgres++);
  if (options.engine === 'postgres') {
    const nothing = () => undefined;
    return {
      ...{ engineFor: tables, changed: nothing, forget: nothing, close: async () => undefined },
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
  // That the database is away is told by those who serve requests from it.
  const db = openDatabase({
    ...{ url: databaseUrl, log: silentLog, connections: CONNECTIONS, purpose: 'reading' },
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
  // Beyond this the thread ends, and not the process.
  const maxOldGenerationSizeMb = Math.ceil(workerData.maxBytes / 1024 ** 2) + THREAD_MEGABYTES;
  return new Worker(module, { workerData, resourceLimits: { maxOldGenerationSizeMb } });
}

/** There are indexes of others behind it. */
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
