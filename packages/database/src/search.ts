import { integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, revision, shopId, updatedAt } from './columns.ts';
import { privateTable, publicTable } from './privacy.ts';
import { shop } from './shop.ts';

/**
 * What a merchant decided for a phrase of the search: products that come first, in their order, those that come earlier
 * or last, and an address that the phrase leads to. Products that the shop no longer shows count for nothing.
 */
export const searchPhrase = publicTable(
  'search_phrase',
  {
    shopId: shopId().references(() => shop.id, { onDelete: 'cascade' }),
    /** The words that tell phrases apart (`phraseKey`). */
    key: text('key').notNull(),
    /** As the merchant wrote it. */
    phrase: text('phrase').notNull(),
    pinned: uuid('pinned').array().notNull().default([]),
    boosted: uuid('boosted').array().notNull().default([]),
    buried: uuid('buried').array().notNull().default([]),
    /** A path within the shop. */
    redirectTo: text('redirect_to'),
    revision: revision(),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.key] })],
);

/** How often a phrase was searched for, and what it found the last time. Tells of no person. */
export const searchCount = privateTable(
  'search_count',
  {
    shopId: shopId().references(() => shop.id, { onDelete: 'cascade' }),
    /** In small letters. */
    phrase: text('phrase').notNull(),
    asked: integer('asked').notNull(),
    /** Products found the last time, and how many of them matched all of the phrase. */
    found: integer('found').notNull(),
    matched: integer('matched').notNull(),
    firstAskedAt: instant('first_asked_at').notNull(),
    lastAskedAt: instant('last_asked_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.phrase] })],
);
