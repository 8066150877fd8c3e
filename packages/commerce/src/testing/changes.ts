import { change, type Database } from '@stoa/database';
import { asc, gt, sql } from 'drizzle-orm';

/**
 * Records the changes that `work` wrote, in their order. Read from the table itself: the outbox waits for every
 * transaction on the server, also those of other tests.
 */
export async function recordChanges(db: Database, work: () => Promise<unknown>) {
  const [last] = await db.queries.select({ seq: sql<string>`coalesce(max(${change.seq}), 0)` }).from(change);
  await work();
  return db.queries
    .select({
      kind: change.kind,
      entityId: change.entityId,
      shopId: change.shopId,
      sellerId: change.sellerId,
      data: change.data,
    })
    .from(change)
    .where(gt(change.seq, BigInt(last?.seq ?? 0)))
    .orderBy(asc(change.seq));
}
