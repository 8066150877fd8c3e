import { duplicateProduct as duplicate } from '@stoa/commerce';
import { forRole } from '../access/office.ts';

export const duplicateProduct = forRole.products.duplicate.handler(({ input, context }) => {
  const { product: productId, name, ending } = input;
  return duplicate(context.shop, { productId, name, ending });
});
