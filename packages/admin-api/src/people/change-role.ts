import { assignRole } from '@stoa/commerce';
import { forRole } from '../access/office.ts';

export const changeRole = forRole.people.changeRole.handler(async ({ input, context }) => {
  const { person: staffId, role, sellerId, version: revision } = input;
  await assignRole(context.shop, { staffId, role, sellerId, revision });
});
