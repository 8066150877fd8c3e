import { removeTotp } from '@stoa/commerce';
import { forPerson } from '../access/office.ts';

export const removeSecondFactor = forPerson.account.removeSecondFactor.handler(async ({ input, context }) => {
  const { platform, clientAddress, person } = context;
  const { staffId, sessionId } = person;
  await removeTotp(platform, { ...input, staffId, sessionId, clientAddress });
});
