import { listPriceGroups as list } from '@stoa/commerce';
import { forRole } from '../access/office.ts';

export const listPriceGroups = forRole.products.priceGroups.handler(async ({ context }) => ({
  items: [...(await list(context.shop))],
}));
