import { readVariationForStaff } from '@stoa/commerce';
import { forRole } from '../access/office.ts';
import { toldVariation } from './told-variation.ts';

export const readVariation = forRole.products.readVariation.handler(async ({ input, context }) => {
  const { product: productId, variation: variationId } = input;
  return toldVariation(await readVariationForStaff(context.shop, { productId, variationId }));
});
