import { emit, inShop, newId, orderEvent, type Queries, salesOrder } from '@stoa/database';
import {
  isRefundDue,
  type Money,
  type OrderStates,
  type OrderStatus,
  type OrderTransition,
  orderStatus,
  orderTransitions,
  type Scope,
  ShopError,
  transition,
} from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ShopContext } from '../kernel/context.ts';
import { parseInput } from '../kernel/input.ts';
import { changePayment, heldAmount, type Payment } from '../payment/index.ts';
import { requireScope } from '../staff/index.ts';
import { moveGoods } from './move-goods.ts';
import { statesOf } from './order-view.ts';

const states = <M extends keyof typeof orderTransitions>(machine: M) =>
  z.enum(Object.keys(orderTransitions[machine]) as (keyof (typeof orderTransitions)[M] & string)[]);

const common = {
  orderId: z.uuid(),
  note: z.string().trim().max(5000).default(''),
  /** Of a partial refund, in minor units. */
  amount: z.int().min(1).optional(),
};

const change = z.discriminatedUnion('machine', [
  z.strictObject({ ...common, machine: z.literal('order'), to: states('order') }),
  z.strictObject({ ...common, machine: z.literal('payment'), to: states('payment') }),
  z.strictObject({ ...common, machine: z.literal('fulfilment'), to: states('fulfilment') }),
]);
export type ChangeOrderState = z.input<typeof change>;

export interface ChangedOrder {
  readonly states: OrderStates;
  readonly status: OrderStatus;
  /** What is to be given back to the buyer, in minor units. */
  readonly refundDue: Money;
}

/**
 * Takes one step of one of an order's three states, as the rules allow it, and writes down who took it when.
 * Goods leave stock when they are fulfilled, come back when they are returned and are free again when an order ends
 * before; paying and refunding go into the ledger. Nothing else of an order ever changes. Needs `orders:write`, for refunds `orders:refund`. ENT-577, OPEN-001, OPEN-502
 * @throws ShopError `transition-refused` with the rule's reason, `not-found`, `forbidden`, `invalid-input`
 * @awaits back office
 */
export async function changeOrderState(ctx: ShopContext, input: ChangeOrderState): Promise<ChangedOrder> {
  const step = parseInput(change, input);
  return inShop(ctx, async (tx) => {
    const order = await lockOrder(tx, ctx, step.orderId);
    requireScope(ctx, scopeFor(step), order && { sellerId: order.sellerId });
    if (!order) throw new ShopError('not-found', { field: 'orderId' });
    const before = statesOf(order);
    const allowed = transition(before, step);
    const after =
      step.machine === 'payment'
        ? { ...allowed, payment: await changePayment(tx, ctx, paymentOf(order), step.to, step.amount) }
        : allowed;
    await saveStates(tx, order, after);
    await tx.insert(orderEvent).values({
      shopId: ctx.shop.id,
      orderId: order.id,
      id: newId(),
      machine: step.machine,
      fromState: before[step.machine],
      toState: after[step.machine],
      note: step.note,
      actor: actorName(ctx),
      createdAt: ctx.clock(),
    });
    await moveGoods(tx, ctx, order.id, step);
    const { id: entityId, shopId, sellerId } = order;
    await emit(tx, { kind: 'order.changed', entityId, shopId, sellerId });
    const refundDue = isRefundDue(after) ? await heldAmount(tx, ctx, order.id) : 0;
    return { states: after, status: orderStatus(after), refundDue };
  });
}

type Order = typeof salesOrder.$inferSelect;

function paymentOf({ id: orderId, paymentMethod, grandTotal }: Order): Payment {
  return { orderId, method: paymentMethod.code, amount: grandTotal };
}

async function lockOrder(tx: Queries, ctx: ShopContext, orderId: string): Promise<Order | undefined> {
  const [order] = await tx
    .select()
    .from(salesOrder)
    .where(and(eq(salesOrder.shopId, ctx.shop.id), eq(salesOrder.id, orderId)))
    .for('update');
  return order;
}

async function saveStates(tx: Queries, order: Order, after: OrderStates): Promise<void> {
  await tx
    .update(salesOrder)
    .set({ orderState: after.order, paymentState: after.payment, fulfilmentState: after.fulfilment })
    .where(and(eq(salesOrder.shopId, order.shopId), eq(salesOrder.id, order.id)));
}

function scopeFor(step: OrderTransition): Scope {
  const isRefund = step.to === 'refunded' || step.to === 'partially_refunded';
  return isRefund ? 'orders:refund' : 'orders:write';
}

function actorName({ actor }: ShopContext): string {
  if (actor.kind === 'staff') return `staff:${actor.staffId}`;
  return actor.kind === 'system' ? `system:${actor.name}` : actor.kind;
}
