import { readProductForStaff } from '@stoa/commerce';
import { forRole } from '../access/office.ts';
import { toldProduct } from './told-product.ts';

export const readProduct = forRole.products.read.handler(async ({ input, context }) =>
  toldProduct(await readProductForStaff(context.shop, input.product)),
);
