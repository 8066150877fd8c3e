import { changeVariationAttributes } from '@stoa/commerce';
import { forRole } from '../access/office.ts';

export const changeAttributes = forRole.variations.changeAttributes.handler(async ({ input, context }) => {
  const { shop: _shop, product: productId, version: revision, ...wanted } = input;
  const { revision: version, ...done } = await changeVariationAttributes(context.shop, {
    ...wanted,
    productId,
    revision,
  });
  return { ...done, version };
});
