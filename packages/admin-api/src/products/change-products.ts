import { changeProducts as change } from '@stoa/commerce';
import { forRole } from '../access/office.ts';

export const changeProducts = forRole.products.changeMany.handler(async ({ input, context }) => {
  const { shop: _shop, ...wanted } = input;
  return { changed: await change(context.shop, wanted) };
});
