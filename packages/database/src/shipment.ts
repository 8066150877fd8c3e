import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, shopId } from './columns.ts';
import { salesOrder } from './order.ts';
import { orderLine } from './order-line.ts';
import { privateTable } from './privacy.ts';

/** A shipment of an order: when and by whom; never updated. */
export const shipment = privateTable(
  'shipment',
  {
    shopId: shopId(),
    orderId: id('order_id'),
    id: id(),
    actor: text('actor').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    unique('shipment_in_order').on(t.shopId, t.orderId, t.id),
    foreignKey({
      name: 'shipment_of_order',
      columns: [t.shopId, t.orderId],
      foreignColumns: [salesOrder.shopId, salesOrder.id],
    }).onDelete('cascade'),
  ],
  { changes: [] },
);

/**
 * Pieces of a line that were sent. A trigger sees to it that no more is sent than was ordered; another that no order is
 * fulfilled of which something was not sent.
 */
export const shipmentLine = privateTable(
  'shipment_line',
  {
    shopId: shopId(),
    orderId: id('order_id'),
    shipmentId: id('shipment_id'),
    orderLineId: id('order_line_id'),
    quantity: integer('quantity').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.shipmentId, t.orderLineId] }),
    foreignKey({
      name: 'shipment_line_of_shipment',
      columns: [t.shopId, t.orderId, t.shipmentId],
      foreignColumns: [shipment.shopId, shipment.orderId, shipment.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'shipment_line_of_line',
      columns: [t.shopId, t.orderId, t.orderLineId],
      foreignColumns: [orderLine.shopId, orderLine.orderId, orderLine.id],
    }).onDelete('cascade'),
    check('shipment_line_quantity', sql`${t.quantity} >= 1`),
    index('shipment_line_line').on(t.shopId, t.orderLineId),
  ],
  { changes: [] },
);
