import { changeCustomerAddress, readCustomerForStaff } from '@stoa/commerce';
import { forRole } from '../access/office.ts';
import { toldCustomer } from './told-customer.ts';

export const changeAddress = forRole.customers.changeAddress.handler(async ({ input, context }) => {
  const { shop: _shop, customer: customerId, version: revision, ...given } = input;
  await changeCustomerAddress(context.shop, { ...given, customerId, revision });
  return toldCustomer(await readCustomerForStaff(context.shop, customerId));
});
