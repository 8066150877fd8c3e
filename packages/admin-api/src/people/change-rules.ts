import { requireSecondFactor } from '@stoa/commerce';
import { forRole } from '../access/office.ts';

export const changeRules = forRole.people.changeRules.handler(async ({ input, context }) => {
  const { secondFactorRequired: required, version: revision } = input;
  await requireSecondFactor(context.shop, { required, revision });
});
