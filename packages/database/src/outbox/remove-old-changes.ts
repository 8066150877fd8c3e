import { sql } from 'drizzle-orm';
import type { Database } from '../connection/database.ts';
import { inTransaction } from '../transaction.ts';

/** Changes that one transaction removes. */
const BATCH = 5000;

/**
 * Removes from the outbox what was written before the first transaction that wrote after `before` and is sure to be
 * over; returns how many. The same transaction records up to which transaction changes were removed, so that a reader
 * that was behind detects that it missed some (`missedChanges`).
 *
 * Transaction numbers in the future come from a restored backup of a server with another counter: such changes were
 * read long ago and are removed by age alone.
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
