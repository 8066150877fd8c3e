import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Log } from './log.ts';
import { WatchedPool } from './watched-pool.ts';

/** Runs typed queries: the pool itself or a transaction. */
export type Queries = Omit<NodePgDatabase, '$client' | 'transaction'>;

/** The role the application works under: it owns no table, so row-level security binds it. */
export const APP_ROLE = 'stoa_app';

/**
 * A database for reading what visitors are shown. Only `readRows` and `readPrepared` can use it, and they require the
 * dependencies of the answer.
 */
export interface ReadableDatabase {
  readonly pool: object;
}

/**
 * A pool of connections. Catalogue tables, which are public, are read through `queries`; private tables
 * answer only inside `inShop` (see `transaction.ts`), which names the shop.
 */
export interface Database extends ReadableDatabase {
  readonly pool: pg.Pool;
  readonly queries: Queries;
  close(): Promise<void>;
}

/** What a pool is used for, which decides its time limits. */
export type Purpose = keyof typeof LIMITS;

export interface DatabaseOptions {
  readonly url: string;
  readonly log: Log;
  /** The most connections; 10 by default. */
  readonly connections?: number;
  /** `requests` by default. */
  readonly purpose?: Purpose;
}

/**
 * Milliseconds that a statement may take, and of silence after which the database counts as hanging. Requests have
 * short limits, because somebody waits for them; imports, exports and reading whole catalogues have long ones.
 */
const LIMITS = {
  requests: { statement: 30_000, patience: 2000 },
  reading: { statement: 300_000, patience: 2000 },
  batch: { statement: 600_000, patience: 60_000 },
} as const;

/**
 * The server cancels the statement by itself; the connection is given up only when the server does not report that.
 */
const UNHEARD = 5000;

/** Milliseconds to a connection, and to its settings. */
const CONNECT_WITHIN = 10_000;

export function openDatabase(options: DatabaseOptions): Database {
  const { statement, patience } = LIMITS[options.purpose ?? 'requests'];
  const settings = {
    text: `set role ${APP_ROLE}; set search_path = public; set timezone = 'UTC'; set statement_timeout = ${statement}; set idle_in_transaction_session_timeout = 30000`,
    query_timeout: CONNECT_WITHIN,
  };
  const config: pg.PoolConfig = {
    connectionString: options.url,
    max: options.connections ?? 10,
    connectionTimeoutMillis: CONNECT_WITHIN,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    query_timeout: statement + UNHEARD,
    // Not handed over with the connection's start: poolers refuse that, or pass over it without a word.
    onConnect: (client) => client.query(settings),
  };
  const pool = new WatchedPool(config, { patience, log: options.log });
  return { pool, queries: drizzle(pool), close: () => pool.end() };
}
