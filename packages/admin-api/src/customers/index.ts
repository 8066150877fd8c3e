import { addAddress } from './add-address.ts';
import { changeAddress } from './change-address.ts';
import { changeCustomer } from './change-customer.ts';
import { changeCustomers } from './change-customers.ts';
import { changeEmail } from './change-email.ts';
import { createCustomer } from './create-customer.ts';
import { endSessions } from './end-sessions.ts';
import { listCustomers } from './list-customers.ts';
import { mailPasswordLink } from './mail-password-link.ts';
import { readAddressRules } from './read-address-rules.ts';
import { readCustomer } from './read-customer.ts';
import { removeAddress } from './remove-address.ts';

export const customerProcedures = {
  list: listCustomers,
  read: readCustomer,
  create: createCustomer,
  change: changeCustomer,
  changeMany: changeCustomers,
  changeEmail,
  mailPasswordLink,
  endSessions,
  addressRules: readAddressRules,
  addAddress,
  changeAddress,
  removeAddress,
};
