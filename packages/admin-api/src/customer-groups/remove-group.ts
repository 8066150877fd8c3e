import { removeCustomerGroup } from '@stoa/commerce';
import { forRole } from '../access/office.ts';

export const removeGroup = forRole.customerGroups.remove.handler(async ({ input, context }) => {
  const { group, moveTo } = input;
  await removeCustomerGroup(context.shop, { group, moveTo });
});
