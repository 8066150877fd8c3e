import { editOrderNote } from '@stoa/commerce';
import { forRole } from '../access/office.ts';

export const editNote = forRole.orders.editNote.handler(async ({ input, context }) => {
  const { order: orderId, note: noteId, version, text } = input;
  const { revision } = await editOrderNote(context.shop, { orderId, noteId, revision: version, text });
  return { version: revision };
});
