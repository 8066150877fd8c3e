import { listCarriedSellers } from '@stoa/commerce';
import { forRole } from '../access/office.ts';

export const listSellers = forRole.people.sellers.handler(async ({ context }) => {
  const sellers = await listCarriedSellers(context.shop);
  return { items: sellers.map(({ id, name }) => ({ id, name })) };
});
