import { readVariationMatrix } from '@stoa/commerce';
import { forRole } from '../access/office.ts';
import { toldVariants } from '../products/told-product.ts';
import { toldRow } from './told-row.ts';

export const readMatrix = forRole.variations.matrix.handler(async ({ input, context }) => {
  const { product: productId, archived } = input;
  const { product, currency, rows } = await readVariationMatrix(context.shop, { productId, archived });
  const { revision: version, variants, media, ...named } = product;
  return {
    product: { ...named, version, media: [...media], variationAttributes: toldVariants(variants) },
    currency,
    items: rows.map(toldRow),
  };
});
