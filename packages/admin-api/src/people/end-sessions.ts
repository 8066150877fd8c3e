import { endSessionsOf } from '@stoa/commerce';
import { forRole } from '../access/office.ts';

export const endSessions = forRole.people.endSessions.handler(async ({ input, context }) => {
  await endSessionsOf(context.shop, { staffId: input.person });
});
