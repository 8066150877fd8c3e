import { type ChangeOrderState, changeOrderState, readOrderForStaff } from '@stoa/commerce';
import { forRole } from '../access/office.ts';
import { toldOrder } from './told-order.ts';

/** Takes a step and tells the order as it is then. What does not belong to the step is refused by the use case. */
export const takeStep = forRole.orders.takeStep.handler(async ({ input, context }) => {
  const { shop: _shop, order: orderId, version: revision, ...step } = input;
  await changeOrderState(context.shop, { ...step, orderId, revision } as ChangeOrderState);
  return toldOrder(await readOrderForStaff(context.shop, orderId));
});
