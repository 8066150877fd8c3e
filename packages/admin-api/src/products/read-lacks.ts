import { readLacks as read } from '@stoa/commerce';
import { forRole } from '../access/office.ts';

export const readLacks = forRole.products.lacks.handler(async ({ input, context }) => ({
  lacks: [...(await read(context.shop, input.product))],
}));
