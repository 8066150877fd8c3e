import type { Queries, salesOrder } from '@stoa/database';
import { type OrderStates, orderPaymentState, ShopError, transition } from '@stoa/domain';
import { actorName } from '../../kernel/actor-name.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { changePayment, lockPayments } from '../../payment/index.ts';
import { statesOf } from '../read/order-view.ts';
import { requireRefundable } from './refundable-lines.ts';
import type { RequestedPaymentStep } from './requested-step.ts';

/**
 * Takes the step of one of the order's payments. What it makes of the order follows from all of them.
 * @throws ShopError `invalid-input` on `paymentId` where the order has several payments and none of them is named
 */
export async function takePaymentStep(
  tx: Queries,
  ctx: ShopContext,
  order: typeof salesOrder.$inferSelect,
  step: RequestedPaymentStep,
): Promise<OrderStates> {
  const states = statesOf(order);
  const payments = await lockPayments(tx, ctx, order.id);
  const named = payments.filter(({ id }) => step.paymentId === undefined || id === step.paymentId);
  const [chosen, another] = named;
  if (!chosen || another) throw new ShopError('invalid-input', { field: 'paymentId' });
  transition({ ...states, payment: chosen.state }, step);
  const { lines = [], note = '' } = step;
  await requireRefundable(tx, ctx, order.id, lines);
  const state = await changePayment(tx, ctx, chosen, {
    to: step.to,
    amount: step.amount,
    refundLines: lines,
    reason: note,
    actor: actorName(ctx),
  });
  const after = payments.map((payment) => (payment === chosen ? { ...payment, state } : payment));
  return { ...states, payment: orderPaymentState(after, order.grandTotal) };
}
