import { changeStaffPassword } from '@stoa/commerce';
import { forPerson } from '../access/office.ts';

export const changePassword = forPerson.account.changePassword.handler(async ({ input, context }) => {
  const { platform, clientAddress, person } = context;
  const { staffId, sessionId } = person;
  await changeStaffPassword(platform, { ...input, staffId, sessionId, clientAddress });
});
