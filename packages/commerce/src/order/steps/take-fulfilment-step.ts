import type { Queries, salesOrder } from '@stoa/database';
import { type OrderStates, ShopError, transition } from '@stoa/domain';
import type { ShopContext } from '../../kernel/context.ts';
import { returnStock } from '../../stock/index.ts';
import { statesOf } from '../read/order-view.ts';
import type { RequestedFulfilmentStep } from './requested-step.ts';
import { sendGoods } from './send-goods.ts';

/**
 * Takes a step of an order's goods: they are sent, or come back. An order is fulfilled once all of it was sent, and
 * stays as it is after a part.
 */
export async function takeFulfilmentStep(
  tx: Queries,
  ctx: ShopContext,
  order: typeof salesOrder.$inferSelect,
  step: RequestedFulfilmentStep,
): Promise<OrderStates> {
  const before = statesOf(order);
  const after = transition(before, step);
  if (step.to === 'returned') await returnStock(tx, ctx, order.id);
  if (step.to === 'fulfilled') return (await sendGoods(tx, ctx, order.id, step.lines)) ? after : before;
  if (step.lines) throw new ShopError('invalid-input', { field: 'lines' });
  return after;
}
