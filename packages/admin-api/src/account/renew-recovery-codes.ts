import { renewRecoveryCodes as renew } from '@stoa/commerce';
import { accountRequestOf } from '../access/account-request.ts';
import { forPerson } from '../access/office.ts';

export const renewRecoveryCodes = forPerson.account.renewRecoveryCodes.handler(async ({ input, context }) => {
  const { staffId } = context.person;
  const { recoveryCodes } = await renew(accountRequestOf(context), { ...input, staffId });
  return { recoveryCodes: [...recoveryCodes] };
});
