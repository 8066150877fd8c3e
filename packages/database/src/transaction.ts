import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { APP_ROLE, type Database, type Queries } from './connection/database.ts';
import { isDatabaseAway } from './connection/database-away.ts';
import * as schema from './schema.ts';

const MAX_ATTEMPTS = 5;

/** Serialization failure and deadlock: the transaction did nothing and may be tried again. */
const RETRYABLE = new Set(['40001', '40P01']);

/** A database, and the shop for which something is done in it. */
export interface ShopScope {
  readonly db: Database;
  readonly shop: { readonly id: string };
}

/**
 * Runs `work` in one transaction in which only the rows of the context's shop exist. Role and shop are set
 * for this transaction alone, so a pooled connection carries nothing to the next. `work` may run again
 * after a deadlock and must do nothing outside the database.
 */
export function inShop<T>(ctx: ShopScope, work: (tx: Queries) => Promise<T>): Promise<T> {
  return inTransaction(ctx.db, async (tx) => {
    await tx.execute(
      sql`select set_config('role', ${APP_ROLE}, true), set_config('stoa.shop', ${ctx.shop.id}, true)`,
    );
    return work(tx);
  });
}

/** Runs `work` in one transaction without a shop: private tables refuse it. For sellers' products and shops. */
export async function inTransaction<T>(db: Database, work: (tx: Queries) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await once(db, work);
    } catch (error) {
      if (attempt >= MAX_ATTEMPTS || !RETRYABLE.has(sqlState(error) ?? '')) throw error;
    }
  }
}

async function once<T>(db: Database, work: (tx: Queries) => Promise<T>): Promise<T> {
  const client = await db.pool.connect();
  let broken: Error | boolean = false;
  try {
    await client.query('begin');
    const result = await work(drizzle(client, { schema }));
    await client.query('commit');
    return result;
  } catch (error) {
    // There is nobody to hear it, and to ask would be to wait once more.
    if (isDatabaseAway(error)) broken = true;
    else {
      await client.query('rollback').catch((reason: Error) => {
        broken = reason;
      });
    }
    throw error;
  } finally {
    client.release(broken);
  }
}

/** The five-character SQLSTATE of a database error, also when Drizzle wrapped it. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error && typeof error.code === 'string' && error.code.length === 5) return error.code;
  return 'cause' in error ? sqlState(error.cause) : undefined;
}

/** The name of the constraint a write violated, if that is what went wrong. */
export function violatedConstraint(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint;
  return 'cause' in error ? violatedConstraint(error.cause) : undefined;
}
