import type { MenuItem, PageDocument } from '@stoa/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, revision, shopId, updatedAt } from './columns.ts';
import { publicTable } from './privacy.ts';
import { shop } from './shop.ts';

/**
 * A page a merchant made. `pageType` names the part it plays ('Homepage', '404 Page' …), at most one published
 * page each; others are found by their address. ENT-566, CMS-516
 */
export const page = publicTable(
  'page',
  {
    shopId: shopId().references(() => shop.id, { onDelete: 'cascade' }),
    id: id(),
    pageType: text('page_type'),
    title: text('title').notNull(),
    staticType: text('static_type').$type<'all' | 'body'>().notNull().default('body'),
    customHtml: text('custom_html'),
    is404Page: boolean('is_404_page').notNull().default(false),
    metaTitle: text('meta_title').notNull().default(''),
    metaDescription: text('meta_description').notNull().default(''),
    seoCrawlerSetting: text('seo_crawler_setting').notNull().default(''),
    publishedVersion: integer('published_version'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    revision: revision(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    uniqueIndex('page_type').on(t.shopId, t.pageType).where(sql`${t.pageType} is not null`),
    check('page_static_type', sql`${t.staticType} in ('all', 'body')`),
  ],
);

/** One saved state of a page: a document of widgets, never HTML. */
export const pageVersion = publicTable(
  'page_version',
  {
    shopId: shopId(),
    pageId: id('page_id'),
    version: integer('version').notNull(),
    document: jsonb('document').$type<PageDocument>().notNull(),
    author: text('author').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.pageId, t.version] }),
    foreignKey({ columns: [t.shopId, t.pageId], foreignColumns: [page.shopId, page.id] }).onDelete('cascade'),
  ],
);

/** A menu, known by its number. ENT-513 */
export const menu = publicTable(
  'menu',
  {
    shopId: shopId().references(() => shop.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    name: text('name').notNull(),
    items: jsonb('items').$type<readonly MenuItem[]>().notNull(),
    orderInMobile: integer('order_in_mobile').notNull().default(0),
    updatedAt: updatedAt(),
    revision: revision(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.number] })],
);

/** A header or footer and the menus in it. ENT-568 */
export const headerOrFooter = publicTable(
  'page_frame',
  {
    shopId: shopId().references(() => shop.id, { onDelete: 'cascade' }),
    id: id(),
    kind: text('kind').$type<'header' | 'footer'>().notNull(),
    use: text('use').$type<'default' | 'checkout'>().notNull().default('default'),
    name: text('name').notNull(),
    menuNumbers: integer('menu_numbers').array().notNull().default(sql`'{}'`),
    content: jsonb('content').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    isPrimary: boolean('is_primary').notNull().default(false),
    updatedAt: updatedAt(),
    revision: revision(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    unique('page_frame_name').on(t.shopId, t.kind, t.name),
    uniqueIndex('page_frame_primary').on(t.shopId, t.kind, t.use).where(sql`${t.isPrimary}`),
    check('page_frame_kind', sql`${t.kind} in ('header', 'footer') and ${t.use} in ('default', 'checkout')`),
  ],
);

/** A picture a shop owns, by content; its variants are made from the master. */
export const file = publicTable(
  'file',
  {
    shopId: shopId().references(() => shop.id, { onDelete: 'cascade' }),
    id: id(),
    name: text('name').notNull(),
    sha256: text('sha256').notNull(),
    mime: text('mime').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    unique('file_name').on(t.shopId, t.name),
    index('file_sha256').on(t.shopId, t.sha256),
  ],
);
