import { findCopySkus } from '@stoa/commerce';
import { forRole } from '../access/office.ts';

/** Variations whose skus are told. */
const MOST_TOLD = 100;

export const copySkus = forRole.products.copySkus.handler(async ({ input, context }) => {
  const { variations, ...told } = await findCopySkus(context.shop, input.product);
  return { ...told, variations: variations.slice(0, MOST_TOLD) };
});
