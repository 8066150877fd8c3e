import { createCustomer as create } from '@stoa/commerce';
import { forRole } from '../access/office.ts';

export const createCustomer = forRole.customers.create.handler(async ({ input, context }) => {
  const { shop: _shop, ...given } = input;
  const { customerId } = await create(context.shop, given);
  return { id: customerId };
});
