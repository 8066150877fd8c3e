import { sql } from 'drizzle-orm';
import type { Database, Queries } from './database.ts';
import { change } from './tables.ts';

/** What can change, named `subject.verb`; readers of the outbox choose by it. */
export type ChangeKind =
  | 'shop.changed'
  | 'product.changed'
  | 'price.changed'
  | 'stock.changed'
  | 'stock.status-changed'
  | 'publication.changed'
  | 'category.changed'
  | 'content.changed'
  | 'menu.changed'
  | 'customer.changed'
  | 'order.placed'
  | 'order.changed'
  | 'mail.queued';

export interface NewChange {
  readonly kind: ChangeKind;
  readonly entityId: string;
  readonly shopId?: string;
  readonly sellerId?: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** A change as read from the outbox; `cursor` is what to continue after. */
export interface Change extends NewChange {
  readonly cursor: ChangeCursor;
  readonly at: Date;
}

/** A place in the outbox: transaction number and sequence, both decimal text. */
export interface ChangeCursor {
  readonly xid: string;
  readonly seq: string;
}

/** Writes changes in the caller's transaction and wakes the readers when it commits. */
export async function emit(tx: Queries, ...changes: readonly NewChange[]): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map((c) => ({
    ...c,
    data: c.data ?? {},
    shopId: c.shopId ?? null,
    sellerId: c.sellerId ?? null,
  }));
  await tx.insert(change).values(rows);
}

/**
 * The changes after `cursor` in commit order, up to the oldest transaction still running, so that none is
 * passed over that commits later with an earlier number.
 */
export async function readChanges(db: Database, cursor: ChangeCursor, limit = 500): Promise<Change[]> {
  const { rows } = await db.pool.query(
    `select xid::text, seq::text, kind, entity_id, shop_id, seller_id, data, at from change
     where (xid, seq) > ($1::xid8, $2::bigint) and xid < pg_snapshot_xmin(pg_current_snapshot())
     order by xid, seq limit $3`,
    [cursor.xid, cursor.seq, limit],
  );
  return rows.map((row) => ({
    cursor: { xid: row.xid, seq: row.seq },
    kind: row.kind,
    entityId: row.entity_id,
    ...(row.shop_id && { shopId: row.shop_id }),
    ...(row.seller_id && { sellerId: row.seller_id }),
    data: row.data,
    at: row.at,
  }));
}

/** The place from which only later commits are seen: nothing committed so far is read again. */
export async function currentCursor(db: Database): Promise<ChangeCursor> {
  const { rows } = await db.queries.execute<{ xid: string }>(
    sql`select (pg_snapshot_xmin(pg_current_snapshot())::text::bigint - 1)::text as xid`,
  );
  return { xid: rows[0]?.xid ?? '0', seq: '9223372036854775807' };
}
