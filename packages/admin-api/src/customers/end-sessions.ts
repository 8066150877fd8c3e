import { endCustomerSessions } from '@stoa/commerce';
import { forRole } from '../access/office.ts';

export const endSessions = forRole.customers.endSessions.handler(async ({ input, context }) => ({
  ended: await endCustomerSessions(context.shop, { customerId: input.customer }),
}));
