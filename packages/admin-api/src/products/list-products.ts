import { searchProducts } from '@stoa/commerce';
import { forRole } from '../access/office.ts';

export const listProducts = forRole.products.list.handler(async ({ input, context }) => {
  const { shop: _shop, cursor: after, ...search } = input;
  const { products, next, total } = await searchProducts(context.shop, { ...search, after });
  return {
    items: products.map(({ changedAt, ...product }) => ({ ...product, changedAt: changedAt.toISOString() })),
    next: next ?? null,
    total: total ?? null,
  };
});
