/**
 * Fields of the contract that a message may have to name; `@stoa/messages` holds the label of each. States and
 * postcodes are called otherwise in other countries (`addressFormat`).
 */
export type FieldName =
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'company'
  | 'line1'
  | 'line2'
  | 'city'
  | 'state'
  | 'province'
  | 'county'
  | 'department'
  | 'emirate'
  | 'island'
  | 'parish'
  | 'prefecture'
  | 'region'
  | 'zipCode'
  | 'pinCode'
  | 'eircode'
  | 'postcode'
  | 'postalCode'
  | 'country'
  | 'phone'
  | 'password'
  | 'quantity'
  | 'paymentMethod'
  | 'shippingMethod';

/** What a merchant called a field of their own: shown as it is (never as HTML). */
export interface Labelled {
  readonly label: string;
}

/** How a message names the field it is about: one of ours by name, a merchant's by its label. */
export type NamedField = { readonly field: FieldName } | Labelled;

/** Returns the parameter of a message that names this field. */
export function namedField(field: FieldName | Labelled): NamedField {
  return typeof field === 'string' ? { field } : field;
}
