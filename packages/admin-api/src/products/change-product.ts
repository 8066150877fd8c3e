import { changeProduct as change, readProductForStaff } from '@stoa/commerce';
import { forRole } from '../access/office.ts';
import { toldProduct } from './told-product.ts';

export const changeProduct = forRole.products.change.handler(async ({ input, context }) => {
  const { shop: _shop, product: productId, version: revision, ...fields } = input;
  await change(context.shop, { productId, revision, ...fields });
  return toldProduct(await readProductForStaff(context.shop, productId));
});
