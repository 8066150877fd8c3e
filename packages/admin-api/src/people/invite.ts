import { invitePerson } from '@stoa/commerce';
import { forRole } from '../access/office.ts';

export const invite = forRole.people.invite.handler(({ input, context }) => {
  const { email, role, sellerId } = input;
  return invitePerson(context.shop, { email, role, sellerId, officeUrl: context.officeUrl });
});
