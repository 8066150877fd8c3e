import { newId, orderEvent, type Queries, salesOrder } from '@stoa/database';
import {
  isRefundDue,
  type Money,
  type OrderStates,
  type OrderStatus,
  orderStatus,
  transition,
} from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { actorName } from '../../kernel/actor-name.ts';
import { changing, orNotFound, storedRow } from '../../kernel/change/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { parseInput } from '../../kernel/input.ts';
import { heldOfOrder } from '../../payment/index.ts';
import { releaseStock } from '../../stock/index.ts';
import { statesOf } from '../read/order-view.ts';
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
 * `conflict` on `revision` where the order changed since, or while somebody else takes a step of the payment
 */
export async function changeOrderState(ctx: ShopContext, input: ChangeOrderState): Promise<ChangedOrder> {
  const step = parseInput(requestedStep, input);
  const of = orderRow(ctx, step.orderId);
  const change = {
    verb: `order.${step.machine}`,
    scope: scopeFor(step),
    of,
    version: step.revision,
  } as const;
  return changing(ctx, change, async ({ tx, row: order, note }) => {
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
      note: step.note ?? '',
      actor: actorName(ctx),
      createdAt: ctx.clock(),
    });
    if (step.note) note({}, { note: step.note });
    const refundDue = isRefundDue(after) ? await heldOfOrder(tx, ctx, order.id) : 0;
    return { states: after, status: orderStatus(after), refundDue };
  });
}

type Order = typeof salesOrder.$inferSelect;

const orderRow = ({ shop }: Pick<ShopContext, 'shop'>, orderId: string) =>
  orNotFound(
    storedRow({
      shop,
      entity: 'order',
      id: orderId,
      field: 'orderId',
      table: salesOrder,
      where: eq(salesOrder.id, orderId),
      view: ({ orderState, paymentState, fulfilmentState }) => ({
        orderState,
        paymentState,
        fulfilmentState,
      }),
    }),
  );

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
