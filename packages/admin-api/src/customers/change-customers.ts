import { changeCustomers as change } from '@stoa/commerce';
import { forRole } from '../access/office.ts';

export const changeCustomers = forRole.customers.changeMany.handler(async ({ input, context }) => {
  const { shop: _shop, ...given } = input;
  return { changed: await change(context.shop, given) };
});
