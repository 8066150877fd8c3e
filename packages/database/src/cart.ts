import { sql } from 'drizzle-orm';
import {
  check,
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
import { createdAt, id, revision, sellerId, shopId, updatedAt } from './columns.ts';
import { customer } from './customer.ts';
import { privateTable } from './privacy.ts';
import { product } from './product.ts';
import { seller, shop } from './shop.ts';

/** A cart of one visitor with one seller (the specification's quote). CART-503 */
export const cart = privateTable(
  'cart',
  {
    shopId: shopId().references(() => shop.id, { onDelete: 'cascade' }),
    id: id(),
    sellerId: sellerId().references(() => seller.id),
    visitorId: id('visitor_id'),
    customerId: uuid('customer_id'),
    status: text('status').$type<'open' | 'ordered' | 'merged'>().notNull().default('open'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    revision: revision(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    foreignKey({ columns: [t.shopId, t.customerId], foreignColumns: [customer.shopId, customer.id] }),
    check('cart_status', sql`${t.status} in ('open', 'ordered', 'merged')`),
    uniqueIndex('cart_open_visitor')
      .on(t.shopId, t.sellerId, t.visitorId)
      .where(sql`${t.status} = 'open' and ${t.customerId} is null`),
    uniqueIndex('cart_open_customer')
      .on(t.shopId, t.sellerId, t.customerId)
      .where(sql`${t.status} = 'open' and ${t.customerId} is not null`),
    index('cart_visitor').on(t.shopId, t.visitorId),
    index('cart_left').on(t.shopId, t.updatedAt).where(sql`${t.status} <> 'ordered'`),
  ],
);

/** A product in a cart; the same product with the same options and personalisation is one line. */
export const cartLine = privateTable(
  'cart_line',
  {
    shopId: shopId(),
    cartId: id('cart_id'),
    id: id(),
    sellerId: sellerId(),
    productId: id('product_id'),
    qty: integer('qty').notNull(),
    personalizationData: jsonb('personalization_data').$type<Readonly<Record<string, string>>>(),
    productOptionsData: jsonb('product_options_data').$type<Readonly<Record<string, string>>>(),
    /** Tells lines of one product apart: a digest of its options and personalisation. */
    lineKey: text('line_key').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    foreignKey({ columns: [t.shopId, t.cartId], foreignColumns: [cart.shopId, cart.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.sellerId, t.productId], foreignColumns: [product.sellerId, product.id] }),
    unique('cart_line_key').on(t.shopId, t.cartId, t.productId, t.lineKey),
    check('cart_line_qty', sql`${t.qty} between 1 and 100`),
    index('cart_line_product').on(t.sellerId, t.productId),
  ],
);
