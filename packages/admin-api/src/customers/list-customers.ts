import { searchCustomers } from '@stoa/commerce';
import { forRole } from '../access/office.ts';

export const listCustomers = forRole.customers.list.handler(async ({ input, context }) => {
  const { shop: _shop, cursor: after, ...search } = input;
  const { customers, next, total } = await searchCustomers(context.shop, { ...search, after });
  return {
    items: customers.map(({ joinedAt, lastOrderAt, ...customer }) => ({
      ...customer,
      joinedAt: joinedAt.toISOString(),
      lastOrderAt: lastOrderAt?.toISOString() ?? null,
    })),
    next: next ?? null,
    total: total ?? null,
  };
});
