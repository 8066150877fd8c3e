import type { CustomerAddress } from '@stoa/admin-contract';
import { addressFormat, countryStates, type FieldName, findState } from '@stoa/domain';
import { z } from 'zod';

const text = z.string();

/** What an address is typed into; which of it is asked for depends on the country, and the server checks all of it. */
export const addressSchema = z.object({
  address: z.object({
    country: text,
    firstName: text,
    lastName: text,
    company: text,
    line1: text,
    line2: text,
    postcode: text,
    city: text,
    state: text,
    phone: text,
  }),
  isDefault: z.boolean(),
});
export type TypedAddress = z.infer<typeof addressSchema>;

/** The fields as they are at first: of a kept address, or empty in a country. */
export function typedOf(kept: CustomerAddress | undefined, country: string, name: Name): TypedAddress {
  const { address, isDefault = false } = kept ?? {};
  return {
    address: {
      country: address?.country ?? country,
      firstName: address?.firstName ?? name.firstName,
      lastName: address?.lastName ?? name.lastName,
      company: address?.company ?? '',
      line1: address?.line1 ?? '',
      line2: address?.line2 ?? '',
      postcode: address?.postcode ?? '',
      city: address?.city ?? '',
      state: address?.state ?? '',
      phone: address?.phone ?? '',
    },
    isDefault,
  };
}

interface Name {
  readonly firstName: string;
  readonly lastName: string;
}

/** A field of an address that not every country has: what it is called there, and whether it must be filled. */
interface CountryField {
  readonly name: FieldName;
  readonly required: boolean;
}

/** What is asked for in a country besides what is asked for everywhere. */
export interface CountryFields {
  /** Absent where the country has no postcodes. */
  readonly postcode?: CountryField & { readonly digitsOnly: boolean };
  /** Absent where addresses name none; chosen from `states` where there are any. */
  readonly state?: CountryField;
  readonly states: readonly { readonly value: string; readonly label: string }[];
}

/** The fields of a country by its own rules and those of the shop. */
export function fieldsOf(country: string, stateRequired: readonly string[]): CountryFields {
  const { postcode, state } = addressFormat(country);
  const required = stateRequired.includes(country);
  return {
    ...(postcode && { postcode }),
    ...((state !== undefined || required) && { state: { name: state ?? 'region', required } }),
    states: countryStates(country).map(({ code, name }) => ({ value: code, label: name })),
  };
}

/** What of a state is kept when another country is chosen: nothing of one that the country's list has not. */
export const stateIn = (country: string, state: string): string => {
  if (countryStates(country).length === 0) return '';
  return findState(country, state)?.code ?? '';
};

/** What is sent: nothing of a field that the country does not have, though something was typed into it before. */
export function sentAddress({ address }: TypedAddress, { postcode, state }: CountryFields) {
  const { company, line2, phone, postcode: code, state: named, ...always } = address;
  return {
    ...always,
    company: company || null,
    line2: line2 || null,
    phone: phone || null,
    postcode: (postcode && code) || null,
    state: (state && named) || null,
  };
}
