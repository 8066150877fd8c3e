import { addCustomerAddress, readCustomerForStaff } from '@stoa/commerce';
import { forRole } from '../access/office.ts';
import { toldCustomer } from './told-customer.ts';

export const addAddress = forRole.customers.addAddress.handler(async ({ input, context }) => {
  const { customer: customerId, address, isDefault } = input;
  await addCustomerAddress(context.shop, { customerId, address, isDefault });
  return toldCustomer(await readCustomerForStaff(context.shop, customerId));
});
