import { renewRecoveryCodes as renew } from '@stoa/commerce';
import { forPerson } from '../access/office.ts';

export const renewRecoveryCodes = forPerson.account.renewRecoveryCodes.handler(async ({ input, context }) => {
  const { platform, clientAddress, person } = context;
  const { recoveryCodes } = await renew(platform, { ...input, staffId: person.staffId, clientAddress });
  return { recoveryCodes: [...recoveryCodes] };
});
