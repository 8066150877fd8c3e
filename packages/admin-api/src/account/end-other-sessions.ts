import { endOtherStaffSessions } from '@stoa/commerce';
import { accountRequestOf } from '../access/account-request.ts';
import { forPerson } from '../access/office.ts';

export const endOtherSessions = forPerson.account.endOtherSessions.handler(async ({ context }) => {
  const { staffId, sessionId } = context.person;
  await endOtherStaffSessions(accountRequestOf(context), { staffId, sessionId });
});
