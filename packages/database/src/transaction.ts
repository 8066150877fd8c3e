import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { escapeLiteral } from 'pg';
import { APP_ROLE, type Database, type Queries } from './connection/database.ts';
import { isDatabaseAway } from './connection/database-away.ts';

const MAX_ATTEMPTS = 5;

/** Serialization failure and deadlock: the transaction did nothing and may be tried again. */
const RETRYABLE = new Set(['40001', '40P01']);

/** A database, the shop whose rows work in it may see, and who works, where that is known. */
export interface ShopScope {
  readonly db: Database;
  readonly shop: { readonly id: string };
  readonly actor?: { readonly kind: string };
  /** What is written has to be in the audit log, as has whatever staff write. */
  readonly audited?: boolean;
}

/**
 * Runs `work` in one transaction in which only the rows of the context's shop exist. Role and shop are set
 * for this transaction alone, so a pooled connection carries nothing to the next. `work` may run again
 * after a deadlock and must do nothing outside the database.
 */
export function inShop<T>(ctx: ShopScope, work: (tx: Queries) => Promise<T>): Promise<T> {
  return withRetries(ctx.db, `begin; ${scopeOf(ctx)}`, work);
}

/** As `inShop`, for work that only reads: the database refuses every write in it. */
export function readInShop<T>(ctx: ShopScope, work: (tx: Queries) => Promise<T>): Promise<T> {
  return withRetries(ctx.db, `begin read only; ${scopeOf(ctx)}`, work);
}

/**
 * As `inShop`, for the removal of rows that nobody is shown any more: it needs no change in the outbox, as other writes
 * to public tables do.
 */
export function pruneInShop<T>(ctx: ShopScope, work: (tx: Queries) => Promise<T>): Promise<T> {
  return withRetries(ctx.db, `begin; ${scopeOf(ctx, { 'stoa.prunes': 'on' })}`, work);
}

/**
 * Does work within a transaction of a shop that reaches what is hidden in shops, such as the sessions of staff. Private
 * tables refuse it meanwhile.
 */
export async function beyondShop<T>(tx: Queries, work: () => Promise<T>): Promise<T> {
  const { rows } = await tx.execute<{ shop: string }>(sql`select current_setting('stoa.shop') as shop`);
  await tx.execute(sql`select set_config('stoa.shop', '', true)`);
  // What fails takes the transaction with it, and the setting too.
  const result = await work();
  await tx.execute(sql`select set_config('stoa.shop', ${rows[0]?.shop ?? ''}, true)`);
  return result;
}

/** Sent with the transaction's begin, which takes no parameters. */
function scopeOf({ shop, actor, audited }: ShopScope, more: Readonly<Record<string, string>> = {}): string {
  const isAudited = audited || actor?.kind === 'staff';
  const settings = { role: APP_ROLE, 'stoa.shop': shop.id, 'stoa.audited': isAudited ? 'on' : '', ...more };
  const set = Object.entries(settings).map(
    ([name, value]) => `set_config(${escapeLiteral(name)}, ${escapeLiteral(value)}, true)`,
  );
  return `select ${set.join(', ')}`;
}

/**
 * Does `work` for several shops within one transaction, each seeing the rows of its shop alone, in the order of their
 * ids. Afterwards the shop that was set before is set again, or none. When it fails, the transaction is at its end.
 */
export async function inEachShop(
  tx: Queries,
  shopIds: readonly string[],
  work: (shopId: string) => Promise<void>,
): Promise<void> {
  const set = (id: string) => tx.execute(sql`select set_config('stoa.shop', ${id}, true)`);
  const { rows } = await tx.execute<{ former: string | null }>(
    sql`select current_setting('stoa.shop', true) as former`,
  );
  for (const id of shopIds.toSorted()) {
    await set(id);
    await work(id);
  }
  await set(rows[0]?.former ?? '');
}

/** Runs `work` in one transaction without a shop: private tables refuse it. For sellers' products and shops. */
export function inTransaction<T>(db: Database, work: (tx: Queries) => Promise<T>): Promise<T> {
  return withRetries(db, 'begin', work);
}

function withRetries<T>(db: Database, begin: string, work: (tx: Queries) => Promise<T>): Promise<T> {
  return retriedOnConflict(() => once(db, begin, work));
}

/**
 * Runs `work`, which is one transaction or one statement, again after a deadlock or a serialization failure, some times
 * at most. It must do nothing outside the database.
 */
export async function retriedOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= MAX_ATTEMPTS || !RETRYABLE.has(sqlState(error) ?? '')) throw error;
    }
  }
}

async function once<T>(db: Database, begin: string, work: (tx: Queries) => Promise<T>): Promise<T> {
  const client = await db.pool.connect();
  let broken: Error | boolean = false;
  try {
    await client.query(begin);
    const result = await work(drizzle(client));
    await client.query('commit');
    return result;
  } catch (error) {
    // A rollback needs no round trip here: the connection is destroyed.
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

/** Returns the five-character SQLSTATE of a database error, also when Drizzle wrapped it. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error && typeof error.code === 'string' && error.code.length === 5) return error.code;
  return 'cause' in error ? sqlState(error.cause) : undefined;
}

/** Returns the name of the constraint a write violated, if that is what went wrong. */
export function violatedConstraint(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint;
  return 'cause' in error ? violatedConstraint(error.cause) : undefined;
}
