import { listCustomers } from './list-customers.ts';
import { readCustomer } from './read-customer.ts';

export const customerProcedures = {
  list: listCustomers,
  read: readCustomer,
};
