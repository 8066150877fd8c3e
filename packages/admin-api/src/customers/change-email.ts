import { askCustomerEmail, readCustomerForStaff } from '@stoa/commerce';
import { forRole } from '../access/office.ts';
import { toldCustomer } from './told-customer.ts';

export const changeEmail = forRole.customers.changeEmail.handler(async ({ input, context }) => {
  const { customer: customerId, version: revision, email } = input;
  await askCustomerEmail(context.shop, { customerId, email, revision });
  return toldCustomer(await readCustomerForStaff(context.shop, customerId));
});
