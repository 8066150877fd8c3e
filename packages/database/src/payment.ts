import type { PaymentState } from '@stoa/domain';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, money, shopId } from './columns.ts';
import { salesOrder } from './order.ts';
import { orderLine } from './order-line.ts';
import { privateTable } from './privacy.ts';

/**
 * What an order is paid with: one row for each means, such as a gift certificate and a card. Its state is that of this
 * payment; the order's is derived from those of all its payments.
 *
 * A step of a payment (settling, voiding, refunding) is taken by whoever holds its claim, so that a gateway, which is
 * called outside any transaction, is asked once. See docs/decisions/0024-tables-for-what-comes.md.
 */
export const payment = privateTable(
  'payment',
  {
    shopId: shopId(),
    orderId: id('order_id'),
    id: id(),
    position: integer('position').notNull(),
    /** Code of the payment method, with what the buyer was told of it. */
    method: text('method').notNull(),
    title: text('title').notNull(),
    instructions: text('instructions').notNull(),
    currency: text('currency').notNull(),
    /** The amount it is for. */
    amount: money('amount').notNull(),
    state: text('state').$type<PaymentState>().notNull(),
    /** The claim of a running step: who, since when, its target state, and the number of the attempt. */
    claimedBy: text('claimed_by'),
    claimedAt: instant('claimed_at'),
    claimedFor: text('claimed_for').$type<PaymentState>(),
    claimAttempt: integer('claim_attempt'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    unique('payment_in_order').on(t.shopId, t.orderId, t.id),
    unique('payment_position').on(t.shopId, t.orderId, t.position),
    foreignKey({
      name: 'payment_of_order',
      columns: [t.shopId, t.orderId, t.currency],
      foreignColumns: [salesOrder.shopId, salesOrder.id, salesOrder.currency],
    }).onDelete('cascade'),
    check('payment_amount', sql`${t.amount} >= 0`),
    check(
      'payment_state',
      sql`${t.state} in ('awaiting', 'due', 'authorized', 'paid', 'partially_refunded', 'refunded', 'failed', 'voided')`,
    ),
    check(
      'payment_claim',
      sql`num_nulls(${t.claimedBy}, ${t.claimedAt}, ${t.claimedFor}, ${t.claimAttempt}) in (0, 4) and ${t.claimAttempt} >= 1`,
    ),
  ],
  { changes: ['state', 'claimed_by', 'claimed_at', 'claimed_for', 'claim_attempt'] },
);

/** A refund: amount, reason and actor; never updated. */
export const refund = privateTable(
  'refund',
  {
    shopId: shopId(),
    orderId: id('order_id'),
    id: id(),
    paymentId: id('payment_id'),
    amount: money('amount').notNull(),
    reason: text('reason').notNull().default(''),
    actor: text('actor').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    unique('refund_in_order').on(t.shopId, t.orderId, t.id),
    // An entry of the ledger names a refund with its amount.
    unique('refund_amounts').on(t.shopId, t.paymentId, t.id, t.amount),
    foreignKey({
      name: 'refund_of_payment',
      columns: [t.shopId, t.orderId, t.paymentId],
      foreignColumns: [payment.shopId, payment.orderId, payment.id],
    }).onDelete('cascade'),
    check('refund_amount', sql`${t.amount} >= 0`),
  ],
  { changes: [] },
);

/**
 * The part of a refund that is for a line of the order. What no line has is for shipping or a courtesy. A trigger sees
 * to it that no line gets back more than was sold of it, in pieces and in money, and that lines are within the refund.
 */
export const refundLine = privateTable(
  'refund_line',
  {
    shopId: shopId(),
    orderId: id('order_id'),
    refundId: id('refund_id'),
    orderLineId: id('order_line_id'),
    /** Pieces; 0 where only the price was reduced. */
    quantity: integer('quantity').notNull(),
    amount: money('amount').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.refundId, t.orderLineId] }),
    foreignKey({
      name: 'refund_line_of_refund',
      columns: [t.shopId, t.orderId, t.refundId],
      foreignColumns: [refund.shopId, refund.orderId, refund.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'refund_line_of_line',
      columns: [t.shopId, t.orderId, t.orderLineId],
      foreignColumns: [orderLine.shopId, orderLine.orderId, orderLine.id],
    }).onDelete('cascade'),
    index('refund_line_line').on(t.shopId, t.orderLineId),
    check('refund_line_amounts', sql`${t.quantity} >= 0 and ${t.amount} >= 0`),
  ],
  { changes: [] },
);

/**
 * Amounts of a payment as they became due, were taken or given back; never updated. A trigger sees to it that no more is
 * taken than the payment is for, and no more given back than was taken.
 */
export const paymentEntry = privateTable(
  'payment_entry',
  {
    shopId: shopId(),
    paymentId: id('payment_id'),
    id: id(),
    kind: text('kind').$type<'due' | 'authorized' | 'captured' | 'refunded'>().notNull(),
    amount: money('amount').notNull(),
    /** The refund that it paid out. */
    refundId: uuid('refund_id'),
    reference: text('reference').notNull().default(''),
    /** Who caused it; empty where nobody knows any more. */
    actor: text('actor').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    unique('payment_entry_refund').on(t.shopId, t.paymentId, t.refundId),
    foreignKey({
      name: 'payment_entry_of_payment',
      columns: [t.shopId, t.paymentId],
      foreignColumns: [payment.shopId, payment.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'payment_entry_of_refund',
      columns: [t.shopId, t.paymentId, t.refundId, t.amount],
      foreignColumns: [refund.shopId, refund.paymentId, refund.id, refund.amount],
    }).onDelete('cascade'),
    check('payment_entry_kind', sql`${t.kind} in ('due', 'authorized', 'captured', 'refunded')`),
    check('payment_entry_amount', sql`${t.amount} >= 0`),
    check('payment_entry_cause', sql`(${t.kind} = 'refunded') = (${t.refundId} is not null)`),
  ],
  { changes: [] },
);
