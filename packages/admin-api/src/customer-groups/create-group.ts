import { createCustomerGroup } from '@stoa/commerce';
import { forRole } from '../access/office.ts';

export const createGroup = forRole.customerGroups.create.handler(async ({ input, context }) => {
  const { code, name } = input;
  await createCustomerGroup(context.shop, { code, name });
  return { code };
});
