import { listCountedGroups } from '@stoa/commerce';
import { forRole } from '../access/office.ts';

export const listGroups = forRole.customerGroups.list.handler(async ({ context }) => {
  const groups = await listCountedGroups(context.shop);
  return { items: groups.map(({ revision: version, ...group }) => ({ ...group, version })) };
});
