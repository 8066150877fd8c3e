import { withdrawInvitation } from '@stoa/commerce';
import { forRole } from '../access/office.ts';

export const withdraw = forRole.people.withdraw.handler(async ({ input, context }) => {
  await withdrawInvitation(context.shop, input.invitation);
});
