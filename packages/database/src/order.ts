import type { FulfilmentState, OrderState, PaymentState } from '@stoa/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { cart } from './cart.ts';
import { createdAt, id, instant, money, revision, sellerId, shopId } from './columns.ts';
import { customer, type PostalAddress } from './customer.ts';
import { privateTable } from './privacy.ts';
import { seller, shop } from './shop.ts';

/** The orders of one checkout: one for each seller that something was bought from. */
export const orderGroup = privateTable(
  'order_group',
  {
    shopId: shopId().references(() => shop.id, { onDelete: 'cascade' }),
    id: id(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.id] })],
  { changes: [] },
);

/**
 * An order as it was placed. Amounts are minor units and frozen; payment, fulfilment and the order itself
 * have states of their own, from which the specification's seven statuses are derived. The state of payment follows
 * from the order's payments, that of fulfilment from its shipments. ENT-577
 */
export const salesOrder = privateTable(
  'sales_order',
  {
    shopId: shopId().references(() => shop.id, { onDelete: 'cascade' }),
    id: id(),
    sellerId: sellerId().references(() => seller.id),
    incrementId: text('increment_id').notNull(),
    groupId: id('group_id'),
    /** The cart it was made of. Staff may make an order without one. */
    cartId: uuid('cart_id'),
    /** Who made it: `customer:` or `visitor:` with their id, or `staff:`. */
    placedBy: text('placed_by').notNull(),
    customerId: uuid('customer_id'),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    orderState: text('order_state').$type<OrderState>().notNull(),
    paymentState: text('payment_state').$type<PaymentState>().notNull(),
    fulfilmentState: text('fulfilment_state').$type<FulfilmentState>().notNull(),
    currency: text('currency').notNull(),
    subtotal: money('subtotal').notNull(),
    discountAmount: money('discount_amount').notNull(),
    /** What is charged for shipping: after its discount, tax included where prices include it. */
    shippingAmount: money('shipping_amount').notNull(),
    shippingDiscountAmount: money('shipping_discount_amount').notNull(),
    /** The part of `taxAmount` that is on shipping. */
    shippingTaxAmount: money('shipping_tax_amount').notNull(),
    taxAmount: money('tax_amount').notNull(),
    /** Whether the amounts of lines and shipping contain the tax. */
    pricesIncludeTax: boolean('prices_include_tax').notNull(),
    grandTotal: money('grand_total').notNull(),
    shippingAddress: jsonb('shipping_address').$type<PostalAddress>(),
    billingAddress: jsonb('billing_address').$type<PostalAddress>().notNull(),
    shippingMethod: jsonb('shipping_method').$type<{ id: string; title: string }>(),
    note: text('note').notNull().default(''),
    guestTokenHash: text('guest_token_hash').notNull(),
    guestTokenExpiresAt: instant('guest_token_expires_at').notNull(),
    placedAt: instant('placed_at').notNull(),
    revision: revision(),
    // What the back office finds and sorts orders by. Row-level security lets an index be used for plain columns alone:
    // a function or a search for words could tell of rows that nobody may see.
    /** The number as numbers are ordered. */
    numberKey: text('number_key').notNull().generatedAlwaysAs(sql`lpad(increment_id, 20, '0')`),
    /** Where the goods go; of an order without goods, where the bill does. */
    country: text('country').generatedAlwaysAs(
      sql`coalesce(shipping_address ->> 'country', billing_address ->> 'country')`,
    ),
    /** First and last name of the bill in small letters, and the other way about. */
    buyerName: text('buyer_name')
      .notNull()
      .generatedAlwaysAs(
        sql`lower(coalesce(billing_address ->> 'firstName', '') || ' ' || coalesce(billing_address ->> 'lastName', ''))`,
      ),
    buyerSurname: text('buyer_surname')
      .notNull()
      .generatedAlwaysAs(
        sql`lower(coalesce(billing_address ->> 'lastName', '') || ' ' || coalesce(billing_address ->> 'firstName', ''))`,
      ),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    unique('sales_order_increment').on(t.shopId, t.incrementId),
    unique('sales_order_cart').on(t.shopId, t.cartId),
    unique('sales_order_seller').on(t.shopId, t.groupId, t.sellerId),
    unique('sales_order_prices').on(t.shopId, t.id, t.pricesIncludeTax),
    unique('sales_order_currency').on(t.shopId, t.id, t.currency),
    foreignKey({ columns: [t.shopId, t.cartId], foreignColumns: [cart.shopId, cart.id] }),
    foreignKey({ columns: [t.shopId, t.customerId], foreignColumns: [customer.shopId, customer.id] }),
    foreignKey({
      name: 'sales_order_in_group',
      columns: [t.shopId, t.groupId],
      foreignColumns: [orderGroup.shopId, orderGroup.id],
    }),
    check('sales_order_made', sql`${t.cartId} is not null or ${t.placedBy} like 'staff:%'`),
    check(
      'sales_order_total',
      sql`${t.grandTotal} = ${t.subtotal} - ${t.discountAmount} + ${t.shippingAmount}
        + case when ${t.pricesIncludeTax} then 0 else ${t.taxAmount} end`,
    ),
    check(
      'sales_order_amounts',
      sql`${t.subtotal} >= 0 and ${t.discountAmount} between 0 and ${t.subtotal} and ${t.shippingAmount} >= 0 and ${t.taxAmount} >= 0`,
    ),
    check(
      'sales_order_shipping',
      sql`${t.shippingDiscountAmount} >= 0 and ${t.shippingTaxAmount} between 0 and ${t.taxAmount}`,
    ),
    check('sales_order_state', sql`${t.orderState} in ('open', 'canceled', 'closed')`),
    check(
      'sales_order_payment',
      sql`${t.paymentState} in ('awaiting', 'due', 'authorized', 'paid', 'partially_refunded', 'refunded', 'failed', 'voided')`,
    ),
    check(
      'sales_order_fulfilment',
      sql`${t.fulfilmentState} in ('unfulfilled', 'processing', 'packing', 'fulfilled', 'returned')`,
    ),
    index('sales_order_customer').on(t.shopId, t.customerId, t.placedAt),
    index('sales_order_of_guests').on(t.shopId, t.emailKey).where(sql`${t.customerId} is null`),
    // Each holds all that the list of the back office filters by, so that it counts and pages by the index alone.
    index('sales_order_by_time').on(
      t.shopId,
      t.placedAt,
      t.id,
      t.orderState,
      t.paymentState,
      t.fulfilmentState,
      t.country,
      t.sellerId,
    ),
    index('sales_order_by_total').on(
      t.shopId,
      t.grandTotal,
      t.id,
      t.orderState,
      t.paymentState,
      t.fulfilmentState,
      t.country,
      t.sellerId,
      t.placedAt,
    ),
    index('sales_order_by_number').on(
      t.shopId,
      t.numberKey,
      t.id,
      t.orderState,
      t.paymentState,
      t.fulfilmentState,
      t.country,
      t.sellerId,
      t.placedAt,
    ),
    // Few values, so that the index is small: what is counted is read from it.
    index('sales_order_counted').on(
      t.shopId,
      t.orderState,
      t.paymentState,
      t.fulfilmentState,
      t.country,
      t.sellerId,
    ),
    index('sales_order_number_begins').on(t.shopId, t.incrementId.op('text_pattern_ops'), t.id),
    index('sales_order_email_begins').on(t.shopId, t.emailKey.op('text_pattern_ops'), t.id),
    index('sales_order_name_begins').on(t.shopId, t.buyerName.op('text_pattern_ops'), t.id),
    index('sales_order_surname_begins').on(t.shopId, t.buyerSurname.op('text_pattern_ops'), t.id),
  ],
  {
    changes: [
      'customer_id',
      'order_state',
      'payment_state',
      'fulfilment_state',
      'guest_token_hash',
      'guest_token_expires_at',
      'revision',
    ],
    unexported: ['guest_token_hash'],
  },
);

/** The history of an order's states: who changed which, and when. OPEN-001 */
export const orderEvent = privateTable(
  'order_event',
  {
    shopId: shopId(),
    orderId: id('order_id'),
    id: id(),
    machine: text('machine').$type<'order' | 'payment' | 'fulfilment'>().notNull(),
    fromState: text('from_state'),
    toState: text('to_state').notNull(),
    actor: text('actor').notNull(),
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    foreignKey({
      columns: [t.shopId, t.orderId],
      foreignColumns: [salesOrder.shopId, salesOrder.id],
    }).onDelete('cascade'),
    index('order_event_order').on(t.shopId, t.orderId),
  ],
  { changes: [] },
);
