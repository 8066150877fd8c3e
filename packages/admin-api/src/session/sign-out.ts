import { signOutStaff } from '@stoa/commerce';
import { forPerson } from '../access/office.ts';

export const signOut = forPerson.session.signOut.handler(async ({ context }) => {
  await signOutStaff(context.platform, context.person.token);
  context.session.end();
});
