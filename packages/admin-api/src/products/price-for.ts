import { priceForGroup } from '@stoa/commerce';
import { forRole } from '../access/office.ts';

export const priceFor = forRole.products.priceFor.handler(async ({ input, context }) => {
  const { product: productId, group, quantity } = input;
  const { useless, ...price } = await priceForGroup(context.shop, { productId, group, quantity });
  return { ...price, useless: [...useless] };
});
