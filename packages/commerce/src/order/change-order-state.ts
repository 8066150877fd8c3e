import { emit, inShop, newId, orderEvent, type Queries, salesOrder } from '@stoa/database';
import {
  isRefundDue,
  type Money,
  type OrderStates,
  type OrderStatus,
  orderStatus,
  ShopError,
  transition,
} from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import type { ShopContext } from '../kernel/context.ts';
import { parseInput } from '../kernel/input.ts';
import { heldOfOrder } from '../payment/index.ts';
import { requireScope } from '../staff/index.ts';
import { releaseStock } from '../stock/index.ts';
import { actorName } from './actor-name.ts';
import { statesOf } from './order-view.ts';
import { type ChangeOrderState, type RequestedStep, requestedStep, scopeFor } from './requested-step.ts';
import { takeFulfilmentStep } from './take-fulfilment-step.ts';
import { takePaymentStep } from './take-payment-step.ts';

export interface ChangedOrder {
  readonly states: OrderStates;
  readonly status: OrderStatus;
  /** The amount due to the buyer, in minor units. */
  readonly refundDue: Money;
}

/**
 * Takes one step of one of an order's three states, as the rules allow it, and records who took it and when. Goods
 * leave stock when they are sent, come back when they are returned and are free again when an order ends before;
 * paying and refunding go into the ledger of a payment. Nothing else of an order ever changes. Needs `orders:write`,
 * for refunds `orders:refund`. ENT-577, OPEN-001, OPEN-502
 * @throws ShopError `transition-refused` with the rule's reason, `not-found`, `forbidden`, `invalid-input`,
 * `conflict` while somebody else takes a step of the payment
 * @awaits back office
 */
export async function changeOrderState(ctx: ShopContext, input: ChangeOrderState): Promise<ChangedOrder> {
  const step = parseInput(requestedStep, input);
  return inShop(ctx, async (tx) => {
    const order = await lockOrder(tx, ctx, step.orderId);
    requireScope(ctx, scopeFor(step), order && { sellerId: order.sellerId });
    if (!order) throw new ShopError('not-found', { field: 'orderId' });
    const before = statesOf(order);
    const after = await takeStep(tx, ctx, order, step);
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
    const { id: entityId, shopId, sellerId } = order;
    await emit(tx, { kind: 'order.changed', entityId, shopId, sellerId });
    const refundDue = isRefundDue(after) ? await heldOfOrder(tx, ctx, order.id) : 0;
    return { states: after, status: orderStatus(after), refundDue };
  });
}

type Order = typeof salesOrder.$inferSelect;

async function lockOrder(tx: Queries, ctx: ShopContext, orderId: string): Promise<Order | undefined> {
  const [order] = await tx
    .select()
    .from(salesOrder)
    .where(and(eq(salesOrder.shopId, ctx.shop.id), eq(salesOrder.id, orderId)))
    .for('update');
  return order;
}

async function takeStep(
  tx: Queries,
  ctx: ShopContext,
  order: Order,
  step: RequestedStep,
): Promise<OrderStates> {
  if (step.machine === 'payment') return takePaymentStep(tx, ctx, order, step);
  if (step.machine === 'fulfilment') return takeFulfilmentStep(tx, ctx, order, step);
  const after = transition(statesOf(order), step);
  await releaseStock(tx, ctx, order.id, step.to);
  return after;
}

async function saveStates(tx: Queries, order: Order, after: OrderStates): Promise<void> {
  await tx
    .update(salesOrder)
    .set({ orderState: after.order, paymentState: after.payment, fulfilmentState: after.fulfilment })
    .where(and(eq(salesOrder.shopId, order.shopId), eq(salesOrder.id, order.id)));
}
