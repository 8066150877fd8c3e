import { readAddressRules as read } from '@stoa/commerce';
import { forRole } from '../access/office.ts';

export const readAddressRules = forRole.customers.addressRules.handler(async ({ context }) => {
  const { countries, stateRequired, phoneRequired = false } = await read(context.shop);
  return { countries: [...countries], stateRequired: [...stateRequired], phoneRequired };
});
