import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { product } from '../catalogue/tables.ts';
import { createdAt, id, instant, sellerId } from '../kernel/columns.ts';

/**
 * The stock of a product, once, wherever it is sold. Salable is on hand minus reserved; what is sold beyond
 * that is counted as backordered. Rows are locked in the order of their product's id.
 */
export const stock = pgTable(
  'stock',
  {
    sellerId: sellerId(),
    productId: id('product_id'),
    onHand: integer('on_hand').notNull().default(0),
    reserved: integer('reserved').notNull().default(0),
    backordered: integer('backordered').notNull().default(0),
    allowBackorders: boolean('allow_backorders').notNull().default(false),
    backorderMessage: text('backorder_message').notNull().default(''),
    backorderShipDate: instant('backorder_ship_date'),
    lowStockThreshold: integer('low_stock_threshold').notNull().default(0),
    lowStockAlertMessage: text('low_stock_alert_message').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.productId] }),
    foreignKey({
      columns: [t.sellerId, t.productId],
      foreignColumns: [product.sellerId, product.id],
    }).onDelete('cascade'),
    check('stock_on_hand', sql`${t.onHand} >= 0`),
    check('stock_reserved', sql`${t.reserved} between 0 and ${t.onHand}`),
    check('stock_backordered', sql`${t.backordered} >= 0`),
  ],
);

/** Every change of stock, by whom and why; never updated. */
export const stockMovement = pgTable(
  'stock_movement',
  {
    sellerId: sellerId(),
    id: id(),
    productId: id('product_id'),
    kind: text('kind').$type<'adjust' | 'reserve' | 'release' | 'ship'>().notNull(),
    onHandDelta: integer('on_hand_delta').notNull().default(0),
    reservedDelta: integer('reserved_delta').notNull().default(0),
    backorderedDelta: integer('backordered_delta').notNull().default(0),
    orderId: uuid('order_id'),
    reason: text('reason').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.id] }),
    foreignKey({
      columns: [t.sellerId, t.productId],
      foreignColumns: [stock.sellerId, stock.productId],
    }).onDelete('cascade'),
    check('stock_movement_kind', sql`${t.kind} in ('adjust', 'reserve', 'release', 'ship')`),
    index('stock_movement_product').on(t.sellerId, t.productId),
    index('stock_movement_order').on(t.orderId),
  ],
);
