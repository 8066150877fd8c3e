import { removeTotp } from '@stoa/commerce';
import { accountRequestOf } from '../access/account-request.ts';
import { forPerson } from '../access/office.ts';

export const removeSecondFactor = forPerson.account.removeSecondFactor.handler(async ({ input, context }) => {
  const { staffId, sessionId } = context.person;
  await removeTotp(accountRequestOf(context), { ...input, staffId, sessionId });
});
