import type { FieldCode, FieldName } from '@stoa/domain';
import { texts } from '../texts.ts';
import { typedFieldTexts } from './typed-fields.ts';

/** What the fields of our forms are called, beside the field and in the sentences about it. */
export const fieldLabels = {
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  line1: 'Street address',
  line2: 'Apartment, suite, floor',
  city: 'City',
  state: 'State',
  province: 'Province',
  county: 'County',
  department: 'Department',
  emirate: 'Emirate',
  island: 'Island',
  parish: 'Parish',
  prefecture: 'Prefecture',
  region: 'Region',
  zipCode: 'ZIP code',
  pinCode: 'PIN code',
  eircode: 'Eircode',
  postcode: 'Postcode',
  postalCode: 'Postal code',
  country: 'Country',
  phone: 'Phone',
  password: 'Password',
  quantity: 'Quantity',
  paymentMethod: 'Payment method',
  shippingMethod: 'Shipping method',
} as const satisfies Record<FieldName, string>;

/** For a name we do not know: a sentence never shows names of the contract. */
export const unknownField = 'This field';

/** Codes of messages about the value of a form field. */
export const fieldTexts = {
  ...typedFieldTexts,
  'field.characters': 'Please leave out characters that cannot be seen',
  'field.max_length': '{field} may not be greater than {length} characters',
  'field.min_value': '{field} must be greater than or equal to {min}',
  'field.max_value': '{field} must be less than or equal to {max}',
  'field.phone': 'Please enter a valid phone number',
  'field.postcode': '{field} must look like {example}',
  'field.postcode_any': '{field} has characters that it cannot have',
  'field.country': 'We do not ship to this country',
  'field.state': '{field} must be one of the list',
  'field.state_restricted': 'We do not ship to {state}',
  'field.slug': 'Use small letters, digits and hyphens',
  'field.video': 'Unsupported or not a video URL.',
  'field.slug_reserved': '"{word}" is reserved and cannot be an address',
} as const satisfies Record<FieldCode, string>;

/** What stands beside the fields of an address, but for their labels. */
export const addressText = texts({
  optional: '{label} (optional)',
  choose: 'Please choose',
  addCompany: 'Add a company',
  addLine2: 'Add an apartment, suite or floor',
  phoneHelp: 'Only for questions about the delivery.',
});
