import { readOrderForStaff } from '@stoa/commerce';
import { forRole } from '../access/office.ts';
import { toldOrder } from './told-order.ts';

export const readOrder = forRole.orders.read.handler(async ({ input, context }) =>
  toldOrder(await readOrderForStaff(context.shop, input.order)),
);
