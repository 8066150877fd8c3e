import { latestOrder } from '@stoa/commerce';
import { forRole } from '../access/office.ts';

export const readLatest = forRole.orders.latest.handler(async ({ context }) => {
  const latest = await latestOrder(context.shop);
  return { latest: latest ? { ...latest, placedAt: latest.placedAt.toISOString() } : null };
});
