import { confirmTotp } from '@stoa/commerce';
import { forPerson } from '../access/office.ts';

export const confirmSecondFactor = forPerson.account.confirmSecondFactor.handler(
  async ({ input, context }) => {
    const { platform, clientAddress, person } = context;
    const { recoveryCodes } = await confirmTotp(platform, {
      ...input,
      staffId: person.staffId,
      clientAddress,
    });
    return { recoveryCodes: [...recoveryCodes] };
  },
);
