import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, money, sellerId, shopId } from './columns.ts';
import { publicTable } from './privacy.ts';
import { product } from './product.ts';
import { shop } from './shop.ts';

/**
 * Which shop shows a product, and whether it does at the moment. What lists are ordered by is copied from the product
 * by triggers, so that a shop's products stand in that order in an index.
 */
export const publication = publicTable(
  'publication',
  {
    shopId: shopId().references(() => shop.id, { onDelete: 'cascade' }),
    sellerId: sellerId(),
    productId: id('product_id'),
    visible: boolean('visible').notNull(),
    createdAt: createdAt(),
    popularity: integer('popularity').notNull().default(0),
    featured: boolean('featured').notNull().default(false),
    /** Null where the price is hidden. */
    listPrice: money('list_price'),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.productId] }),
    foreignKey({
      columns: [t.sellerId, t.productId],
      foreignColumns: [product.sellerId, product.id],
    }).onDelete('cascade'),
    index('publication_product').on(t.sellerId, t.productId),
    // Exactly the orders of `listOrder`: PostgreSQL would not use an index that places nulls elsewhere.
    index('publication_by_popularity')
      .on(t.shopId, t.popularity.desc().nullsFirst(), t.productId.desc().nullsFirst())
      .where(sql`${t.visible}`),
    index('publication_featured')
      .on(t.shopId, t.popularity.desc().nullsFirst(), t.productId.desc().nullsFirst())
      .where(sql`${t.visible} and ${t.featured}`),
    index('publication_by_price')
      .on(t.shopId, t.listPrice, t.productId.desc().nullsFirst())
      .where(sql`${t.visible}`),
    index('publication_by_price_desc')
      .on(t.shopId, t.listPrice.desc(), t.productId.desc().nullsFirst())
      .where(sql`${t.visible}`),
  ],
);

/**
 * What the back office filters, sorts and counts the products of a shop by, one row a publication, kept by triggers
 * whoever writes; they lock the product, as whoever changes one does first. Stock is not in it, for then every order
 * would wait for these rows. What a list shows of a product is read from the product itself. A column that is added is
 * filled by nobody until a migration makes `keep_product_entries` and what calls it anew. ADM-101
 */
export const productEntry = publicTable(
  'product_entry',
  {
    shopId: shopId(),
    sellerId: sellerId(),
    productId: id('product_id'),
    kind: text('kind').notNull(),
    /** The first 100 characters in small letters. */
    nameKey: text('name_key').notNull(),
    /** As `nameKey`. */
    skuKey: text('sku_key').notNull(),
    brand: text('brand'),
    /** The price, or that of the cheapest it consists of. */
    price: money('price').notNull(),
    visible: boolean('visible').notNull(),
    archived: boolean('archived').notNull(),
    /** When it was changed last, or one of its variations. */
    changedAt: instant('changed_at').notNull(),
    lacksPicture: boolean('lacks_picture').notNull(),
    /** It has an image of which nobody said what it shows. */
    lacksAlt: boolean('lacks_alt').notNull(),
    lacksDescription: boolean('lacks_description').notNull(),
    lacksCategory: boolean('lacks_category').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.productId] }),
    foreignKey({
      name: 'product_entry_publication',
      columns: [t.shopId, t.productId],
      foreignColumns: [publication.shopId, publication.productId],
    }).onDelete('cascade'),
    // Each holds all that the list is filtered by: no row is read before it is known to be of the page.
    index('product_entry_by_changed').on(
      ...[t.shopId, t.archived, t.changedAt, t.productId, t.visible, t.kind, t.brand, t.price, t.sellerId],
      ...[t.lacksPicture, t.lacksAlt, t.lacksDescription, t.lacksCategory],
    ),
    index('product_entry_by_name').on(
      ...[t.shopId, t.archived, t.nameKey, t.productId, t.visible, t.kind, t.brand, t.price, t.sellerId],
      ...[t.lacksPicture, t.lacksAlt, t.lacksDescription, t.lacksCategory, t.changedAt],
    ),
    index('product_entry_by_sku').on(
      ...[t.shopId, t.archived, t.skuKey, t.productId, t.visible, t.kind, t.brand, t.price, t.sellerId],
      ...[t.lacksPicture, t.lacksAlt, t.lacksDescription, t.lacksCategory, t.changedAt],
    ),
    index('product_entry_by_price').on(
      ...[t.shopId, t.archived, t.price, t.productId, t.visible, t.kind, t.brand, t.changedAt, t.sellerId],
      ...[t.lacksPicture, t.lacksAlt, t.lacksDescription, t.lacksCategory],
    ),
    index('product_entry_by_brand').on(
      ...[t.shopId, t.archived, t.brand, t.productId, t.visible, t.kind, t.price, t.changedAt, t.sellerId],
      ...[t.lacksPicture, t.lacksAlt, t.lacksDescription, t.lacksCategory],
    ),
    index('product_entry_sku_begins').on(t.shopId, t.skuKey.op('text_pattern_ops'), t.productId),
  ],
  // Triggers make it anew wherever the products are read back.
  { passing: true },
);
