import { resetStaffPassword } from '@stoa/commerce';
import { accountRequestOf } from '../access/account-request.ts';
import { forAnybody } from '../access/office.ts';

export const useReset = forAnybody.links.useReset.handler(async ({ input, context }) => {
  await resetStaffPassword(accountRequestOf(context), input);
});
