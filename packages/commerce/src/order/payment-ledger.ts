import { type Money, type PaymentState, ShopError } from '@stoa/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { ShopContext } from '../kernel/context.ts';
import type { Queries } from '../kernel/database.ts';
import { newId } from '../kernel/ids.ts';
import { paymentEntry, type salesOrder } from './tables.ts';

type Order = typeof salesOrder.$inferSelect;
type Entry = Pick<typeof paymentEntry.$inferInsert, 'kind' | 'amount'>;

/**
 * Writes what a step of the payment state means in money; `amount` is that of a partial refund. The order must
 * be locked. Minor units.
 * @throws ShopError `invalid-input` on `amount` when a partial refund has none, or leaves nothing
 */
export async function bookPayment(
  tx: Queries,
  ctx: ShopContext,
  order: Order,
  to: PaymentState,
  amount: Money | undefined,
): Promise<void> {
  if ((to === 'partially_refunded') !== (amount !== undefined)) {
    throw new ShopError('invalid-input', { field: 'amount' });
  }
  const entry = await entryFor(tx, order, to, amount);
  if (!entry) return;
  const { shopId, id: orderId, paymentMethod } = order;
  await tx
    .insert(paymentEntry)
    .values({ ...entry, shopId, orderId, id: newId(), method: paymentMethod.code, createdAt: ctx.clock() });
}

async function entryFor(
  tx: Queries,
  order: Order,
  to: PaymentState,
  amount: Money | undefined,
): Promise<Entry | undefined> {
  if (to === 'authorized') return { kind: 'authorized', amount: order.grandTotal };
  if (to === 'paid') return { kind: 'captured', amount: order.grandTotal };
  if (to !== 'refunded' && to !== 'partially_refunded') return undefined;
  const held = await heldAmount(tx, order);
  if (amount !== undefined && amount >= held) throw new ShopError('invalid-input', { field: 'amount' });
  return { kind: 'refunded', amount: amount ?? held };
}

/** What was taken and not given back. An order with nothing to pay was paid from the start. */
async function heldAmount(tx: Queries, { shopId, id }: Order): Promise<Money> {
  const { kind, amount } = paymentEntry;
  const [row] = await tx
    .select({
      held: sql`coalesce(sum(case ${kind} when 'captured' then ${amount} when 'refunded' then -${amount} end), 0)`.mapWith(
        Number,
      ),
    })
    .from(paymentEntry)
    .where(and(eq(paymentEntry.shopId, shopId), eq(paymentEntry.orderId, id)));
  return row?.held ?? 0;
}
