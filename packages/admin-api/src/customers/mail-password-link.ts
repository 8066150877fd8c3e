import { mailPasswordLink as mail } from '@stoa/commerce';
import { forRole } from '../access/office.ts';

export const mailPasswordLink = forRole.customers.mailPasswordLink.handler(async ({ input, context }) => {
  await mail(context.shop, { customerId: input.customer });
});
