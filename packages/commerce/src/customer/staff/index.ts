/** What staff do for customers. ADM-302 to ADM-305 */
export { askCustomerEmail, type CustomerEmailChange } from './ask-customer-email.ts';
export { type CustomerChange, changeCustomer } from './change-customer.ts';
export { type CustomersChange, changeCustomers } from './change-customers.ts';
export { addCustomerAddress, changeCustomerAddress, removeCustomerAddress } from './customer-addresses.ts';
export { endCustomerSessions } from './end-customer-sessions.ts';
export { mailPasswordLink } from './mail-password-link.ts';
export { readAddressRules } from './read-address-rules.ts';
