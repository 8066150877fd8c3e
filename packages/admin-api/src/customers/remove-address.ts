import { readCustomerForStaff, removeCustomerAddress } from '@stoa/commerce';
import { forRole } from '../access/office.ts';
import { toldCustomer } from './told-customer.ts';

export const removeAddress = forRole.customers.removeAddress.handler(async ({ input, context }) => {
  const { customer: customerId, id } = input;
  await removeCustomerAddress(context.shop, { customerId, id });
  return toldCustomer(await readCustomerForStaff(context.shop, customerId));
});
