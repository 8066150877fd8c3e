import { readInvitation as readOffer } from '@stoa/commerce';
import { forAnybody } from '../access/office.ts';

export const readInvitation = forAnybody.links.readInvitation.handler(async ({ input, context }) => {
  const { shopName, role, email, isKnown, expiresAt } = await readOffer(context.platform, input.token);
  return { shop: shopName, role, email, isKnown, expiresAt: expiresAt.toISOString() };
});
