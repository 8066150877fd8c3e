import type { RichText } from '@stoa/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { OptionalContent } from './catalogue-shapes.ts';
import { createdAt, id, revision, shopId, updatedAt } from './columns.ts';
import { publicTable } from './privacy.ts';
import { publication } from './publication.ts';
import { shop } from './shop.ts';

/** A node of a shop's category tree. ENT-044 to ENT-047 */
export const category = publicTable(
  'category',
  {
    shopId: shopId().references(() => shop.id, { onDelete: 'cascade' }),
    id: id(),
    parentId: uuid('parent_id'),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    /** Slugs from the root down, joined by a slash. */
    path: text('path').notNull(),
    position: integer('position').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    image: text('image'),
    imageMobile: text('image_mobile'),
    description: jsonb('description').$type<RichText>().notNull().default([]),
    displayOption: text('display_option').$type<'vertical' | 'horizontal'>().notNull().default('vertical'),
    metaTitle: text('meta_title').notNull().default(''),
    metaDescription: text('meta_description').notNull().default(''),
    metaKeyword: text('meta_keyword').notNull().default(''),
    seoCrawlerSetting: text('seo_crawler_setting').notNull().default(''),
    optionalContent: jsonb('optional_content').$type<OptionalContent>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    revision: revision(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    unique('category_path').on(t.shopId, t.path),
    unique('category_slug').on(t.shopId, t.slug),
    // A partial index of hidden categories: every read of a category checks its ancestors, and few are hidden.
    index('category_inactive').on(t.shopId).where(sql`not ${t.isActive}`),
    foreignKey({
      columns: [t.shopId, t.parentId],
      foreignColumns: [t.shopId, t.id],
      name: 'category_parent',
    }),
  ],
);

/** The products assigned to a category; one of them is the product's primary category. */
export const categoryProduct = publicTable(
  'category_product',
  {
    shopId: shopId(),
    categoryId: id('category_id'),
    productId: id('product_id'),
    isPrimary: boolean('is_primary').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.categoryId, t.productId] }),
    foreignKey({
      columns: [t.shopId, t.categoryId],
      foreignColumns: [category.shopId, category.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.shopId, t.productId],
      foreignColumns: [publication.shopId, publication.productId],
    }).onDelete('cascade'),
    uniqueIndex('category_product_primary').on(t.shopId, t.productId).where(sql`${t.isPrimary}`),
    index('category_product_product').on(t.shopId, t.productId),
  ],
);
