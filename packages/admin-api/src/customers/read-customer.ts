import { readCustomerForStaff } from '@stoa/commerce';
import { forRole } from '../access/office.ts';
import { toldCustomer } from './told-customer.ts';

export const readCustomer = forRole.customers.read.handler(async ({ input, context }) =>
  toldCustomer(await readCustomerForStaff(context.shop, input.customer)),
);
