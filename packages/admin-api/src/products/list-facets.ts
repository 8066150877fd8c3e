import { productFacets } from '@stoa/commerce';
import { forRole } from '../access/office.ts';

export const listFacets = forRole.products.facets.handler(async ({ context }) => {
  const { categories, brands, attributes } = await productFacets(context.shop);
  return {
    categories: [...categories],
    brands: [...brands],
    attributes: attributes.map(({ name, values }) => ({ name, values: [...values] })),
  };
});
