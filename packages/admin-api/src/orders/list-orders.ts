import { searchOrders } from '@stoa/commerce';
import { forRole } from '../access/office.ts';

export const listOrders = forRole.orders.list.handler(async ({ input, context }) => {
  const { shop: _shop, cursor: after, ...search } = input;
  const { orders, next, total } = await searchOrders(context.shop, { ...search, after });
  return {
    items: orders.map(({ customerId: id, customerName: name, email, placedAt, ...order }) => ({
      ...order,
      placedAt: placedAt.toISOString(),
      customer: { id, name, email },
    })),
    next: next ?? null,
    total: total ?? null,
  };
});
