import { renameCustomerGroup } from '@stoa/commerce';
import { forRole } from '../access/office.ts';

export const renameGroup = forRole.customerGroups.rename.handler(async ({ input, context }) => {
  const { group, name, version: revision } = input;
  await renameCustomerGroup(context.shop, { group, name, revision });
});
