import { resetStaffPassword } from '@stoa/commerce';
import { forAnybody } from '../access/office.ts';

export const useReset = forAnybody.links.useReset.handler(async ({ input, context }) => {
  await resetStaffPassword(context.platform, input);
});
