import type { CheckoutQuery } from '@stoa/contract';
import { fieldRules } from '@stoa/domain';
import { checkoutText, tField } from '@stoa/messages';
import { type AddressErrors, addressErrors, addressFields } from '../address/address-values.ts';
import { type CheckoutValues, decisiveAddress } from './values.ts';

/** What is wrong with the form, by the names of its fields. */
export type Faults = Readonly<Record<string, string>>;

/** Says what is wrong with what was entered, by the same rules as the server, which checks all of it again. OPEN-503 */
export function checkoutFaults(
  values: CheckoutValues,
  { countries, shipping_required: isSent }: CheckoutQuery['checkout'],
): Faults {
  const rules = {
    countries: countries.countries.map(({ code }) => code),
    stateRequired: countries.state_required,
  };
  const email = values.email.trim();
  const { firstIssue, required, email: wellFormed } = fieldRules;
  const emailIssue = firstIssue(email, [required('email'), wellFormed()]);
  return {
    ...(emailIssue && { email: tField(emailIssue) }),
    ...(isSent && named('shipping', addressErrors(values.shipping, rules))),
    ...((!isSent || !values.billingSame) && named('billing', addressErrors(values.billing, rules))),
  };
}

/** Names the field of the form that the server means: `shipping_address.city` is `shipping.city` here. */
export const fieldOfFault = (path: string): string => path.replace(/^(shipping|billing)_address\./, '$1.');

/** As `fieldOfFault`, of several. */
export function faultsOf(errors: Faults): Faults {
  return Object.fromEntries(Object.entries(errors).map(([field, text]) => [fieldOfFault(field), text]));
}

/** The fields that the form showed when this was sent: one of the addresses may have none. */
export function shownFields(values: CheckoutValues): readonly string[] {
  const isSent = decisiveAddress(values) === 'shipping';
  const hidden = isSent ? (values.billingSame ? 'billing.' : undefined) : 'shipping.';
  return fieldOrder.filter((name) => hidden === undefined || !name.startsWith(hidden));
}

function named(prefix: string, errors: AddressErrors): Faults {
  return Object.fromEntries(Object.entries(errors).map(([field, text]) => [`${prefix}.${field}`, text]));
}

/** Returns the faults of one of the addresses, by its own fields. */
export function faultsAt(prefix: 'shipping' | 'billing', faults: Faults): AddressErrors {
  return Object.fromEntries(addressFields.map((field) => [field, faults[`${prefix}.${field}`]]));
}

/** A fault as a list of all of them names it, with the id of the field. */
export interface ListedFault {
  readonly id: string;
  readonly text: string;
}

/** The fields in the order in which the form has them, where their ids differ from their names. */
const fieldOrder: readonly string[] = [
  'email',
  ...inOrder('shipping'),
  'shipping_method',
  'payment_method',
  ...inOrder('billing'),
  'note',
];

function inOrder(prefix: string): string[] {
  const order = [
    'country',
    'first_name',
    'last_name',
    'company',
    'street',
    'street2',
    'postcode',
    'city',
    'state',
    'phone',
  ];
  return order.map((field) => `${prefix}.${field}`);
}

/** Lists faults in the order of the form. */
export function listFaults(faults: Faults): ListedFault[] {
  return fieldOrder.flatMap((name) => {
    const fault = faults[name];
    if (!fault) return [];
    const text = name.startsWith('billing.') ? checkoutText.billingFault({ fault }) : fault;
    return [{ id: name.replace('.', '-'), text }];
  });
}
