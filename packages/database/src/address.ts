import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant, shopId } from './columns.ts';
import { publicTable } from './privacy.ts';
import { shop } from './shop.ts';

/**
 * Every address of a shop: slugs of products, categories, pages and redirects share one namespace. A former address
 * stays and redirects with 301.
 */
export const address = publicTable(
  'address',
  {
    shopId: shopId().references(() => shop.id, { onDelete: 'cascade' }),
    path: text('path').notNull(),
    kind: text('kind').$type<'product' | 'category' | 'page' | 'redirect'>().notNull(),
    targetId: uuid('target_id'),
    status: text('status').$type<'current' | 'moved'>().notNull().default('current'),
    redirectTo: text('redirect_to'),
    redirectType: integer('redirect_type'),
    createdAt: createdAt(),
    movedAt: instant('moved_at'),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.path] }),
    uniqueIndex('address_current')
      .on(t.shopId, t.kind, t.targetId)
      .where(sql`${t.status} = 'current' and ${t.targetId} is not null`),
    index('address_moved').on(t.shopId, t.kind, t.targetId, t.movedAt).where(sql`${t.status} = 'moved'`),
    check('address_moved_at', sql`(${t.status} = 'moved') = (${t.movedAt} is not null)`),
    check('address_kind', sql`${t.kind} in ('product', 'category', 'page', 'redirect')`),
    check('address_target', sql`(${t.kind} = 'redirect') = (${t.redirectTo} is not null)`),
    check(
      'address_redirect_type',
      sql`${t.redirectType} is null or ${t.redirectType} in (301, 302, 307, 308)`,
    ),
  ],
);
