import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, shopId } from './columns.ts';
import { salesOrder } from './order.ts';
import { privateTable } from './privacy.ts';
import { shop } from './shop.ts';

/** Mail, written with the job that sends it in the transaction of what it tells of; sent once per `dedupeKey`. */
export const mail = privateTable(
  'mail',
  {
    shopId: shopId().references(() => shop.id, { onDelete: 'cascade' }),
    id: id(),
    dedupeKey: text('dedupe_key').notNull(),
    /** The order that it tells of. */
    orderId: uuid('order_id'),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    /** Holds a link that opens an account: its content is forgotten once it is sent. */
    isSecret: boolean('is_secret').notNull().default(false),
    /** To somebody of the back office: no list of the shop's mail shows what it says. */
    toStaff: boolean('to_staff').notNull().default(false),
    status: text('status').$type<'queued' | 'sent' | 'failed'>().notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    unique('mail_dedupe').on(t.shopId, t.dedupeKey),
    foreignKey({
      name: 'mail_of_order',
      columns: [t.shopId, t.orderId],
      foreignColumns: [salesOrder.shopId, salesOrder.id],
    }).onDelete('cascade'),
    index('mail_order').on(t.shopId, t.orderId).where(sql`${t.orderId} is not null`),
    check('mail_status', sql`${t.status} in ('queued', 'sent', 'failed')`),
    index('mail_failed').on(t.shopId, t.createdAt).where(sql`${t.status} = 'failed'`),
    index('mail_queued').on(t.shopId, t.createdAt).where(sql`${t.status} = 'queued'`),
  ],
  // They hold the links that open accounts and orders.
  { unexported: ['html', 'text'] },
);
