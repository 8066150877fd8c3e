import type { AddressInput, CheckoutQuery } from '@stoa/contract';
import { type AddressValues, addressFields } from '../address/address-values.ts';

/** What the checkout form holds, as typed. It is never lost, whatever the server answers. */
export interface CheckoutValues {
  readonly email: string;
  readonly shipping: AddressValues;
  readonly billingSame: boolean;
  readonly billing: AddressValues;
  readonly shippingMethod: string;
  readonly paymentMethod: string;
  readonly note: string;
  /** Stays the same however often the form is sent, so that the order is placed once. */
  readonly key: string;
}

export const emptyAddress: AddressValues = {
  first_name: '',
  last_name: '',
  company: '',
  street: '',
  street2: '',
  city: '',
  state: '',
  postcode: '',
  country: '',
  phone: '',
};

/** Reads the form; what is missing is empty. The server validates it. */
export function readValues(form: FormData): CheckoutValues {
  const text = (name: string) => String(form.get(name) ?? '');
  const address = (prefix: string): AddressValues => {
    const entries = addressFields.map((field) => [field, text(`${prefix}.${field}`)] as const);
    return { ...emptyAddress, ...Object.fromEntries(entries) };
  };
  return {
    email: text('email'),
    shipping: address('shipping'),
    billingSame: form.get('billing_same') !== null,
    billing: address('billing'),
    shippingMethod: text('shipping_method'),
    paymentMethod: text('payment_method'),
    note: text('note'),
    key: text('key'),
  };
}

/**
 * What the form begins with: the default address of who is signed in, where the shop sells to it, else the default
 * country. CHK-006, CHK-007
 */
export function firstValues({ me, checkout }: CheckoutQuery, key: string): CheckoutValues {
  const sold = new Set(checkout.countries.countries.map(({ code }) => code));
  const saved = me?.addresses.find(({ is_default, address }) => is_default && sold.has(address.country));
  const country = checkout.default_country ?? '';
  const shipping: AddressValues = {
    ...emptyAddress,
    first_name: me?.first_name ?? '',
    last_name: me?.last_name ?? '',
    country,
    ...saved?.address,
  };
  return {
    email: me?.email ?? '',
    shipping,
    billingSame: true,
    billing: { ...emptyAddress, country },
    shippingMethod: checkout.shipping_methods[0]?.method ?? '',
    paymentMethod: checkout.payment_methods[0]?.code ?? '',
    note: '',
    key,
  };
}

/**
 * Returns the address that shipping and tax go by: that for billing where nothing is sent, and the form asks for no
 * other.
 */
export const decisiveAddress = ({ shipping }: CheckoutValues) =>
  shipping.country === '' ? 'billing' : 'shipping';

/** Tells whether what decides shipping and tax is the same in both. TAX-501 */
export function costTheSame(one: CheckoutValues, other: CheckoutValues): boolean {
  const key = (values: CheckoutValues) => {
    const { country, state, postcode } = values[decisiveAddress(values)];
    return JSON.stringify([country, state, postcode, values.shippingMethod]);
  };
  return key(one) === key(other);
}

export const addressInput = (values: AddressValues): AddressInput => values;
