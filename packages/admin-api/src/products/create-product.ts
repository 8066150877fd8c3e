import { createUnseenProduct } from '@stoa/commerce';
import { forRole } from '../access/office.ts';

export const createProduct = forRole.products.create.handler(({ input, context }) => {
  const { shop: _shop, ...product } = input;
  return createUnseenProduct(context.shop, product);
});
