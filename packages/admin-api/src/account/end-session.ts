import { endStaffSession } from '@stoa/commerce';
import { accountRequestOf } from '../access/account-request.ts';
import { forPerson } from '../access/office.ts';

/** Ends a session of the person who asks; their present one, too. */
export const endSession = forPerson.account.endSession.handler(async ({ input, context }) => {
  const { staffId, sessionId } = context.person;
  await endStaffSession(accountRequestOf(context), { staffId, sessionId: input.session });
  if (input.session === sessionId) context.session.end();
});
