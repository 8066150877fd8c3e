import {
  type AddressRules,
  addressIssues,
  normaliseAddress,
  type AddressField as RuleField,
} from '@stoa/domain';
import { tField } from '@stoa/messages';

/** Names of the fields of an address, as the contract has them. */
export const addressFields = [
  'first_name',
  'last_name',
  'company',
  'street',
  'street2',
  'city',
  'state',
  'postcode',
  'country',
  'phone',
] as const;

export type AddressField = (typeof addressFields)[number];
export type AddressValues = Readonly<Record<AddressField, string>>;
export type AddressErrors = Readonly<Partial<Record<AddressField, string>>>;

const contractNames: Readonly<Record<RuleField, AddressField>> = {
  firstName: 'first_name',
  lastName: 'last_name',
  company: 'company',
  line1: 'street',
  line2: 'street2',
  city: 'city',
  state: 'state',
  postcode: 'postcode',
  country: 'country',
  phone: 'phone',
};

/** Says what is wrong with an address, by the rules that the server goes by. CHK-006, OPEN-503 */
export function addressErrors(values: AddressValues, rules: AddressRules): AddressErrors {
  const { first_name: firstName, last_name: lastName, street: line1, street2: line2, ...same } = values;
  const address = normaliseAddress({ ...same, firstName, lastName, line1, line2 });
  return Object.fromEntries(
    addressIssues(address, rules).map(({ field, message }) => [contractNames[field], tField(message)]),
  );
}
