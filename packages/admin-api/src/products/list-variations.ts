import { listVariations as list } from '@stoa/commerce';
import { forRole } from '../access/office.ts';

export const listVariations = forRole.products.variations.handler(async ({ input, context }) => {
  const { product: productId, cursor: after, q, limit } = input;
  const { variations, next } = await list(context.shop, { productId, after, q, limit });
  return { items: [...variations], next: next ?? null };
});
