import { endOtherStaffSessions } from '@stoa/commerce';
import { forPerson } from '../access/office.ts';

export const endOtherSessions = forPerson.account.endOtherSessions.handler(async ({ context }) => {
  const { staffId, sessionId } = context.person;
  await endOtherStaffSessions(context.platform, { staffId, sessionId });
});
