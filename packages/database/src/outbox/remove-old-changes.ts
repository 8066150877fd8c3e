import { sql } from 'drizzle-orm';
import type { Database } from '../connection/database.ts';
import { inTransaction } from '../transaction.ts';

/** Changes that one transaction removes. */
const BATCH = 5000;

/**
 * Removes from the outbox what was written before the first transaction that wrote after `before` and is sure to be
 * over; returns how many. Up to which transaction that went is noted in the same transaction, so that a reader who was
 * not as far sees that it has missed something (`missedChanges`).
 *
 * Numbers of transactions that are still to come are from another life of the server's counter, out of a backup: such
 * changes were told long ago, and go by their time alone.
 */
export async function removeOldChanges(platform: { readonly db: Database }, before: Date): Promise<number> {
  let removed = 0;
  for (;;) {
    const now = await removeBatch(platform, before);
    removed += now;
    if (now < BATCH) return removed;
  }
}

async function removeBatch(platform: { readonly db: Database }, before: Date): Promise<number> {
  return inTransaction(platform.db, async (tx) => {
    const { rows } = await tx.execute<{ removed: number }>(sql`
      with bounds as materialized (
        select least(pg_snapshot_xmin(pg_current_snapshot()), (
            select xid from change where at >= ${before.toISOString()} and xid < pg_snapshot_xmin(pg_current_snapshot())
            order by xid, seq limit 1)) as young,
          pg_snapshot_xmax(pg_current_snapshot()) as to_come
      ), removed as (
        delete from change where seq = any (array(
          (select seq from change where xid < (select young from bounds)
            order by xid, seq limit ${BATCH})
          union all
          (select seq from change where xid >= (select to_come from bounds) and at < ${before.toISOString()}
            limit ${BATCH})))
        returning xid
      ), noted as (
        insert into pruned_changes (xid)
        select max(removed.xid) from removed, bounds where removed.xid < young having max(removed.xid) is not null
        on conflict (single) do update set xid = greatest(pruned_changes.xid, excluded.xid)
      )
      select count(*)::int as removed from removed`);
    return rows[0]?.removed ?? 0;
  });
}
