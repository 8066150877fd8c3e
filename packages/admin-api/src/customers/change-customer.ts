import { changeCustomer as change, readCustomerForStaff } from '@stoa/commerce';
import { forRole } from '../access/office.ts';
import { toldCustomer } from './told-customer.ts';

export const changeCustomer = forRole.customers.change.handler(async ({ input, context }) => {
  const { shop: _shop, customer: customerId, version: revision, ...given } = input;
  await change(context.shop, { ...given, customerId, revision });
  return toldCustomer(await readCustomerForStaff(context.shop, customerId));
});
