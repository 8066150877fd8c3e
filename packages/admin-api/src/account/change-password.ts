import { changeStaffPassword } from '@stoa/commerce';
import { accountRequestOf } from '../access/account-request.ts';
import { forPerson } from '../access/office.ts';

export const changePassword = forPerson.account.changePassword.handler(async ({ input, context }) => {
  const { staffId, sessionId } = context.person;
  await changeStaffPassword(accountRequestOf(context), { ...input, staffId, sessionId });
});
