import { sql } from 'drizzle-orm';
import { bigint, integer, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A UUIDv7 made by the application (`newId`). */
export const id = (name = 'id') => uuid(name).notNull();

/** The shop that owns the row; the first part of every key of what a shop owns. */
export const shopId = () => uuid('shop_id').notNull();

/** The seller that owns the row; the first part of every key of products, prices and stock. */
export const sellerId = () => uuid('seller_id').notNull();

/** An amount in minor units of the shop's currency. */
export const money = (name: string) => bigint(name, { mode: 'number' });

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const createdAt = () => instant('created_at').notNull().default(sql`now()`);
export const updatedAt = () => instant('updated_at').notNull().default(sql`now()`);

/** Counts the writes of a row, so that a writer can tell that somebody was faster. */
export const revision = () => integer('revision').notNull().default(1);
