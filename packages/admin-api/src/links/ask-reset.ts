import { requestStaffReset } from '@stoa/commerce';
import { forAnybody } from '../access/office.ts';

export const askReset = forAnybody.links.askReset.handler(async ({ input, context }) => {
  const { platform, clientAddress, officeUrl } = context;
  await requestStaffReset(platform, { ...input, clientAddress, officeUrl });
});
