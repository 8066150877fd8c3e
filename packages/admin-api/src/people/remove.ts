import { removeRole } from '@stoa/commerce';
import { forRole } from '../access/office.ts';

export const remove = forRole.people.remove.handler(async ({ input, context }) => {
  await removeRole(context.shop, { staffId: input.person, revision: input.version });
});
