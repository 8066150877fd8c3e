import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant, shopId } from './columns.ts';
import { platformTable, privateTable } from './privacy.ts';

/** A transaction number that never wraps. */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * The outbox of changes: written in the transaction of every change, read in commit order by cursors.
 * A change of a product belongs to its seller and concerns every shop that publishes it.
 */
export const change = platformTable(
  'change',
  {
    seq: bigserial('seq', { mode: 'bigint' }).primaryKey(),
    xid: xid8('xid').notNull().default(sql`pg_current_xact_id()`),
    shopId: uuid('shop_id'),
    sellerId: uuid('seller_id'),
    kind: text('kind').notNull(),
    entityId: text('entity_id').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    at: instant('at').notNull().default(sql`now()`),
  },
  (t) => [index('change_order').on(t.xid, t.seq)],
  { passing: true },
);

/** Up to which transaction changes may have been removed from the outbox: one row, or none before the first time. */
export const prunedChanges = platformTable(
  'pruned_changes',
  { single: boolean('single').primaryKey().default(true), xid: xid8('xid').notNull() },
  (t) => [check('pruned_changes_single', sql`${t.single}`)],
);

/** Which store of files holds the pictures of this database: one row, or none before a process looked. */
export const fileStore = platformTable(
  'file_store',
  { single: boolean('single').primaryKey().default(true), id: uuid('id').notNull() },
  (t) => [check('file_store_single', sql`${t.single}`)],
);

/** The stored reply of a write, for a request that repeats its idempotency key. */
export const idempotencyKey = privateTable(
  'idempotency_key',
  {
    shopId: shopId(),
    owner: text('owner').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    reply: jsonb('reply').$type<unknown>(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.owner, t.key] }), index('idempotency_key_at').on(t.at)],
  { passing: true },
);

/** Attempts counted in a window, shared by all processes. */
export const rateWindow = platformTable(
  'rate_window',
  {
    shopId: id('shop_id'),
    key: text('key').notNull(),
    startsAt: instant('starts_at').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.key, t.startsAt] }), index('rate_window_at').on(t.startsAt)],
  { passing: true },
);
