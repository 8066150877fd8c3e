import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, sellerId } from './columns.ts';
import { publicTable } from './privacy.ts';
import { product } from './product.ts';

/**
 * The stock of a product, once, wherever it is sold. Salable is on hand minus reserved; what is sold beyond
 * that is counted as backordered, and held for the oldest order that waits as soon as pieces are free. Rows are
 * locked in the order of their product's id.
 */
export const stock = publicTable(
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
    // A check: no salable pieces while an order waits for some.
    check('stock_waiting', sql`${t.backordered} = 0 or ${t.reserved} = ${t.onHand}`),
  ],
);

/**
 * `adjust`: pieces were counted in or out. The others belong to an order: `reserve` when it is placed, `allocate` when
 * pieces it waited for are there, `release` of what it no longer takes, `ship` of what leaves the shelf, `return` of
 * what comes back to it.
 */
export type MovementKind = 'adjust' | 'reserve' | 'allocate' | 'release' | 'ship' | 'return';

/**
 * Every change of stock, for which order and why; never updated. A trigger sees to it that no order gives back or
 * sends more than it took, and that no more comes back than was sent.
 */
export const stockMovement = publicTable(
  'stock_movement',
  {
    sellerId: sellerId(),
    id: id(),
    productId: id('product_id'),
    kind: text('kind').$type<MovementKind>().notNull(),
    onHandDelta: integer('on_hand_delta').notNull().default(0),
    reservedDelta: integer('reserved_delta').notNull().default(0),
    backorderedDelta: integer('backordered_delta').notNull().default(0),
    orderId: uuid('order_id'),
    reason: text('reason').notNull().default(''),
    /** Who caused it: `staff:`, `customer:` or `visitor:` with an id, `system:` with a name; null before that was kept. */
    actor: text('actor'),
    /** Amounts of the stock after it. ADM-132 */
    onHandAfter: integer('on_hand_after').notNull(),
    reservedAfter: integer('reserved_after').notNull(),
    backorderedAfter: integer('backordered_after').notNull(),
    /** The order of movements of a product, which is drawn under the lock of its stock. Clocks of several processes differ. */
    place: bigint('place', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.id] }),
    foreignKey({
      columns: [t.sellerId, t.productId],
      foreignColumns: [stock.sellerId, stock.productId],
    }).onDelete('cascade'),
    check(
      'stock_movement_amounts',
      sql`case ${t.kind}
        when 'adjust' then ${t.reservedDelta} = 0 and ${t.backorderedDelta} = 0
        when 'reserve' then ${t.onHandDelta} = 0 and ${t.reservedDelta} >= 0 and ${t.backorderedDelta} >= 0
        when 'allocate' then ${t.onHandDelta} = 0 and ${t.reservedDelta} > 0 and ${t.backorderedDelta} = -${t.reservedDelta}
        when 'release' then ${t.onHandDelta} = 0 and ${t.reservedDelta} <= 0 and ${t.backorderedDelta} <= 0
        when 'ship' then ${t.onHandDelta} < 0 and ${t.reservedDelta} = ${t.onHandDelta} and ${t.backorderedDelta} = 0
        when 'return' then ${t.onHandDelta} > 0 and ${t.reservedDelta} = 0 and ${t.backorderedDelta} = 0
        else false end`,
    ),
    check('stock_movement_cause', sql`(${t.kind} = 'adjust') = (${t.orderId} is null)`),
    uniqueIndex('stock_movement_reserved')
      .on(t.orderId, t.sellerId, t.productId)
      .where(sql`${t.kind} = 'reserve'`),
    index('stock_movement_waiting').on(t.sellerId, t.productId).where(sql`${t.backorderedDelta} <> 0`),
    index('stock_movement_product').on(t.sellerId, t.productId, t.place),
    index('stock_movement_order').on(t.orderId),
  ],
  // Whoever caused it may be of another shop that sells the product.
  { changes: [], unexported: ['actor'] },
);
