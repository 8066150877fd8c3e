import type { FieldName } from '@stoa/domain';

/** What the fields of our forms are called, beside the field and in the sentences about it. */
export const fieldLabels = {
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  line1: 'Street address',
  line2: 'Apartment, suite',
  city: 'City',
  state: 'State',
  postcode: 'ZIP / postal code',
  country: 'Country',
  phone: 'Phone',
  password: 'Password',
  quantity: 'Quantity',
  paymentMethod: 'Payment method',
  shippingMethod: 'Shipping method',
} as const satisfies Record<FieldName, string>;

/** For a name we do not know: a sentence never shows names of the contract. */
export const unknownField = 'This field';
