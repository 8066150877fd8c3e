import type { CalendarDay, LineChoice } from '@stoa/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Media } from './catalogue-shapes.ts';
import { id, money, sellerId, shopId } from './columns.ts';
import { salesOrder } from './order.ts';
import { privateTable } from './privacy.ts';
import { product } from './product.ts';

/** A line of an order with everything frozen that it was sold as. */
export const orderLine = privateTable(
  'order_line',
  {
    shopId: shopId(),
    orderId: id('order_id'),
    id: id(),
    position: integer('position').notNull(),
    sellerId: sellerId(),
    productId: id('product_id'),
    sku: text('sku').notNull(),
    name: text('name').notNull(),
    variationText: text('variation_text').notNull().default(''),
    image: jsonb('image').$type<Media>(),
    unitPrice: money('unit_price').notNull(),
    qty: integer('qty').notNull(),
    backorderedQty: integer('backordered_qty').notNull().default(0),
    /** What the buyer was told of these pieces: the merchant's words, and the day they were expected to be sent. */
    backorderMessage: text('backorder_message').notNull().default(''),
    backorderShipDay: date('backorder_ship_day').$type<CalendarDay>(),
    rowTotal: money('row_total').notNull(),
    discountAmount: money('discount_amount').notNull().default(0),
    taxAmount: money('tax_amount').notNull().default(0),
    /** As the order's, so that a line says by itself what its amounts are. */
    pricesIncludeTax: boolean('prices_include_tax').notNull(),
    personalizationData: jsonb('personalization_data').$type<Readonly<Record<string, string>>>(),
    productOptionsData: jsonb('product_options_data').$type<Readonly<Record<string, string>>>(),
    /** Both as the shop called them, with fees; null for orders from before that was kept. */
    choices: jsonb('choices').$type<readonly LineChoice[]>(),
    /** The sku in small letters, for finding. */
    skuKey: text('sku_key').notNull().generatedAlwaysAs(sql`lower(sku)`),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    unique('order_line_in_order').on(t.shopId, t.orderId, t.id),
    foreignKey({
      name: 'order_line_of_order',
      columns: [t.shopId, t.orderId, t.pricesIncludeTax],
      foreignColumns: [salesOrder.shopId, salesOrder.id, salesOrder.pricesIncludeTax],
    }).onDelete('cascade'),
    foreignKey({ columns: [t.sellerId, t.productId], foreignColumns: [product.sellerId, product.id] }),
    check('order_line_total', sql`${t.rowTotal} = ${t.unitPrice} * ${t.qty}`),
    check('order_line_qty', sql`${t.qty} >= 1 and ${t.backorderedQty} between 0 and ${t.qty}`),
    check(
      'order_line_backorder',
      sql`${t.backorderedQty} > 0 or (${t.backorderMessage} = '' and ${t.backorderShipDay} is null)`,
    ),
    check('order_line_amounts', sql`${t.discountAmount} between 0 and ${t.rowTotal} and ${t.taxAmount} >= 0`),
    index('order_line_sku_begins').on(t.shopId, t.skuKey.op('text_pattern_ops'), t.orderId),
    index('order_line_product').on(t.shopId, t.productId, t.orderId),
  ],
  { changes: [] },
);

/**
 * A tax on a line of an order, or on its shipping: as many rows as taxes are due. When the order is written, a trigger
 * sees to it that rows, lines and order add up to the same amounts.
 */
export const orderTax = privateTable(
  'order_tax',
  {
    shopId: shopId(),
    orderId: id('order_id'),
    id: id(),
    /** Absent: the tax is on shipping. */
    orderLineId: uuid('order_line_id'),
    name: text('name').notNull(),
    /** The place whose tax it is, and parts per million. Both unknown of orders from before these rows were kept. */
    jurisdiction: text('jurisdiction'),
    rate: integer('rate'),
    /** What is taxed, after discounts and without tax. */
    taxableAmount: money('taxable_amount').notNull(),
    amount: money('amount').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    foreignKey({
      columns: [t.shopId, t.orderId],
      foreignColumns: [salesOrder.shopId, salesOrder.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'order_tax_of_line',
      columns: [t.shopId, t.orderId, t.orderLineId],
      foreignColumns: [orderLine.shopId, orderLine.orderId, orderLine.id],
    }).onDelete('cascade'),
    unique('order_tax_once')
      .on(t.shopId, t.orderId, t.orderLineId, t.name, t.jurisdiction)
      .nullsNotDistinct(),
    check('order_tax_known', sql`(${t.jurisdiction} is null) = (${t.rate} is null)`),
    check('order_tax_rate', sql`${t.rate} > 0`),
    check('order_tax_amounts', sql`${t.taxableAmount} >= 0 and ${t.amount} >= 0`),
  ],
  { changes: [] },
);
