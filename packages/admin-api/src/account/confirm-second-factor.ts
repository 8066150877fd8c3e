import { confirmTotp } from '@stoa/commerce';
import { accountRequestOf } from '../access/account-request.ts';
import { forPerson } from '../access/office.ts';

export const confirmSecondFactor = forPerson.account.confirmSecondFactor.handler(
  async ({ input, context }) => {
    const { staffId } = context.person;
    const { recoveryCodes } = await confirmTotp(accountRequestOf(context), { ...input, staffId });
    return { recoveryCodes: [...recoveryCodes] };
  },
);
