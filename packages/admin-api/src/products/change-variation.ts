import { changeVariation as change, readVariationForStaff } from '@stoa/commerce';
import { forRole } from '../access/office.ts';
import { toldVariation } from './told-variation.ts';

export const changeVariation = forRole.products.changeVariation.handler(async ({ input, context }) => {
  const { shop: _shop, product: productId, variation: variationId, version: revision, ...fields } = input;
  await change(context.shop, { ...fields, productId, variationId, revision });
  return toldVariation(await readVariationForStaff(context.shop, { productId, variationId }));
});
