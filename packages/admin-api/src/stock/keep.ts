import { keepStock } from '@stoa/commerce';
import { forRole } from '../access/office.ts';
import { toldStock } from '../parts/told-stock.ts';

export const keep = forRole.stock.keep.handler(async ({ input, context }) => {
  const { product: productId, kept } = input;
  const stock = await keepStock(context.shop, { productId, kept });
  return { stock: stock && toldStock(stock) };
});
