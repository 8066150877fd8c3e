import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from '../schema.ts';
import type { Log } from './log.ts';

/** Runs typed queries: the pool itself or a transaction. */
export type Queries = Omit<NodePgDatabase<typeof schema>, '$client' | 'transaction'>;

/** The role the application works under: it owns no table, so row-level security binds it. */
export const APP_ROLE = 'stoa_app';

/**
 * A pool of connections. Catalogue tables, which are public, are read through `queries`; private tables
 * answer only inside `inShop` (see `transaction.ts`), which names the shop.
 */
export interface Database {
  readonly pool: pg.Pool;
  readonly queries: Queries;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly url: string;
  readonly log: Log;
  /** Connections at most; 10 unless told. */
  readonly connections?: number;
}

export function openDatabase(options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connections ?? 10,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    options: `-c role=${APP_ROLE} -c timezone=UTC -c statement_timeout=30000 -c idle_in_transaction_session_timeout=30000`,
  });
  // A connection that breaks must not end the process: the pool listens while it is idle, we while it is lent
  // and no query is under way. The next query on it fails and says so.
  // Once the pool is closed, sockets may outlive it by a moment; that the database lets go of them is no news.
  const warn = (error: Error) => {
    if (!pool.ended) options.log.warn({ error: error.message }, 'a database connection broke');
  };
  pool.on('error', warn);
  pool.on('connect', (client) => client.on('error', warn));
  return { pool, queries: drizzle(pool, { schema }), close: () => pool.end() };
}
