import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Queries } from '../connection/database.ts';
import { inTransaction, pruneInShop, type ShopScope } from '../transaction.ts';

/** The most rows that one transaction removes, so that its locks are short. */
const BATCH = 1000;

/** Removes the rows of a shop that `old` tells; returns how many. Rows that somebody works with are left for later. */
export function pruneShopRows(ctx: ShopScope, table: PgTable, old: SQL | undefined): Promise<number> {
  return prune((remove) => pruneInShop(ctx, remove), table, old);
}

/** Removes the rows of a table without shops that `old` tells, as `pruneShopRows`. */
export function prunePlatformRows(
  platform: { readonly db: Database },
  table: PgTable,
  old: SQL | undefined,
): Promise<number> {
  return prune((remove) => inTransaction(platform.db, remove), table, old);
}

type Remove = (tx: Queries) => Promise<number>;

async function prune(
  inOne: (remove: Remove) => Promise<number>,
  table: PgTable,
  old: SQL | undefined,
): Promise<number> {
  const remove: Remove = async (tx) => {
    const { rowCount } = await tx.execute(sql`delete from ${table} where ctid = any (array(
      select ctid from ${table} where ${old} limit ${BATCH} for update skip locked))`);
    return rowCount ?? 0;
  };
  let removed = 0;
  for (;;) {
    const now = await inOne(remove);
    removed += now;
    if (now < BATCH) return removed;
  }
}
