import { readToDo as readItems } from '@stoa/commerce';
import { forRole } from '../access/office.ts';

export const readToDo = forRole.start.toDo.handler(async ({ context }) => {
  const items = await readItems(context.shop, { sendsMail: context.sendsMail });
  return { items: items.map(({ item, done, lacks }) => ({ item, done, lacks: [...lacks] })) };
});
