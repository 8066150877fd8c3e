import { readCustomer } from './read-customer.ts';

export const customerProcedures = {
  read: readCustomer,
};
