import { newId, paymentEntry, type Queries, type salesOrder } from '@stoa/database';
import { type Money, type PaymentState, ShopError } from '@stoa/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { ShopContext } from '../kernel/context.ts';

type Order = typeof salesOrder.$inferSelect;
type Entry = Pick<typeof paymentEntry.$inferInsert, 'kind' | 'amount'>;

/**
 * Writes what a step of the payment state means in money; `amount` is that of a partial refund. Returns the state
 * that the step leads to: a part that leaves nothing is a refund of the whole. The order must be locked. Minor units.
 * @throws ShopError `invalid-input` on `amount` when a partial refund has none, or is of more than is held
 */
export async function bookPayment(
  tx: Queries,
  ctx: ShopContext,
  order: Order,
  to: PaymentState,
  amount: Money | undefined,
): Promise<PaymentState> {
  if ((to === 'partially_refunded') !== (amount !== undefined)) {
    throw new ShopError('invalid-input', { field: 'amount' });
  }
  const held = await heldAmount(tx, order);
  if (amount !== undefined && amount > held) throw new ShopError('invalid-input', { field: 'amount' });
  const entry = entryFor(order, to, amount ?? held);
  if (!entry) return to;
  const { shopId, id: orderId, paymentMethod } = order;
  await tx
    .insert(paymentEntry)
    .values({ ...entry, shopId, orderId, id: newId(), method: paymentMethod.code, createdAt: ctx.clock() });
  return amount === held ? 'refunded' : to;
}

function entryFor(order: Order, to: PaymentState, refund: Money): Entry | undefined {
  if (to === 'authorized') return { kind: 'authorized', amount: order.grandTotal };
  if (to === 'paid') return { kind: 'captured', amount: order.grandTotal };
  if (to !== 'refunded' && to !== 'partially_refunded') return undefined;
  return { kind: 'refunded', amount: refund };
}

const { kind, amount } = paymentEntry;

/** What ledger entries say was taken and not given back: an aggregate over them. */
export const heldSum = sql`coalesce(
  sum(case ${kind} when 'captured' then ${amount} when 'refunded' then -${amount} end), 0)`.mapWith(Number);

/** What was taken and not given back. An order with nothing to pay was paid from the start. */
export async function heldAmount(tx: Queries, { shopId, id }: Pick<Order, 'shopId' | 'id'>): Promise<Money> {
  const [row] = await tx
    .select({ held: heldSum })
    .from(paymentEntry)
    .where(and(eq(paymentEntry.shopId, shopId), eq(paymentEntry.orderId, id)));
  return row?.held ?? 0;
}
