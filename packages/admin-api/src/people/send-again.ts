import { sendInvitationAgain } from '@stoa/commerce';
import { forRole } from '../access/office.ts';

export const sendAgain = forRole.people.sendAgain.handler(async ({ input, context }) => {
  await sendInvitationAgain(context.shop, { id: input.invitation, officeUrl: context.officeUrl });
});
