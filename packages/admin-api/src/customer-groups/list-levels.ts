import { listGroupLevels } from '@stoa/commerce';
import { forRole } from '../access/office.ts';

export const listLevels = forRole.customerGroups.levels.handler(async ({ input, context }) => {
  const { group, cursor: after, limit } = input;
  const { levels, next } = await listGroupLevels(context.shop, { group, after, limit });
  const { currency } = context.shop.shop;
  return {
    items: levels.map(({ groups, ...level }) => ({ ...level, groups: [...groups], currency })),
    next: next ?? null,
  };
});
