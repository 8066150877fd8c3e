import { countStock } from '@stoa/commerce';
import { forRole } from '../access/office.ts';
import { toldStock } from '../parts/told-stock.ts';

export const count = forRole.stock.count.handler(async ({ input, context }) => {
  const { product: productId, counted, seen, reason } = input;
  return toldStock(await countStock(context.shop, { productId, counted, seen, reason }));
});
