import { moveSlug as move, readProductForStaff } from '@stoa/commerce';
import { forRole } from '../access/office.ts';
import { toldProduct } from './told-product.ts';

export const moveSlug = forRole.products.moveSlug.handler(async ({ input, context }) => {
  const { product: productId, slug } = input;
  await move(context.shop, { productId, slug });
  return toldProduct(await readProductForStaff(context.shop, productId));
});
