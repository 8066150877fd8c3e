import { readStaffReset } from '@stoa/commerce';
import { forAnybody } from '../access/office.ts';

export const readReset = forAnybody.links.readReset.handler(({ input, context }) =>
  readStaffReset(context.platform, input.token),
);
