import { addOrderNote } from '@stoa/commerce';
import { forRole } from '../access/office.ts';

export const addNote = forRole.orders.addNote.handler(({ input, context }) =>
  addOrderNote(context.shop, { orderId: input.order, text: input.text }),
);
