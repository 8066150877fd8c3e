import { type FieldCode, type FieldIssue, type MessageDescriptor, msg } from '../i18n/index.ts';
import { addressFormat, isPostcode, writePostcode } from './address-format.ts';
import { countryStates, findState, stateCode } from './country-states.ts';
import { textLimits } from './limits.ts';
import { plainTextIssue } from './plain-text.ts';
import { firstIssue, maxLength, phone, type Rule, required } from './rules.ts';

/** A postal address as it is kept and sent. */
export interface PostalAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly company?: string | null | undefined;
  readonly line1: string;
  readonly line2?: string | null | undefined;
  readonly city: string;
  /** Code of the state or province where the country has a list of them (`countryStates`), else free text. */
  readonly state?: string | null | undefined;
  readonly postcode?: string | null | undefined;
  /** ISO 3166 alpha-2. */
  readonly country: string;
  readonly phone?: string | null | undefined;
}

export type AddressField = keyof PostalAddress;

/** What the shop asks of addresses. API-REST-513, CHK-006 */
export interface AddressRules {
  readonly countries: readonly string[];
  /** Countries of which the state must be given. */
  readonly stateRequired: readonly string[];
  readonly phoneRequired?: boolean;
}

/**
 * Normalises an address: every text trimmed, country and postcode in capitals, a state by the code of its country's list, empty
 * optional parts `null`. OPEN-503
 */
export function normaliseAddress(address: PostalAddress): PostalAddress {
  const optional = (text: string | null | undefined) => text?.trim().normalize() || null;
  const country = address.country.trim().toUpperCase();
  const state = optional(address.state);
  return {
    firstName: address.firstName.trim().normalize(),
    lastName: address.lastName.trim().normalize(),
    company: optional(address.company),
    line1: address.line1.trim().normalize(),
    line2: optional(address.line2),
    city: address.city.trim().normalize(),
    state: state && stateCode(country, state),
    postcode: writePostcode(optional(address.postcode) ?? '', country) || null,
    country,
    phone: optional(address.phone),
  };
}

/** Everything that keeps an address from being complete, at most one issue a field; none means complete. OPEN-503 */
export function addressIssues(
  address: PostalAddress,
  rules: AddressRules,
): FieldIssue<AddressField, FieldCode>[] {
  const text = (field: AddressField) => address[field] ?? '';
  const needsState = rules.stateRequired.includes(address.country);
  const stateName = addressFormat(address.country).state ?? 'region';
  const checks: readonly (readonly [AddressField, readonly Rule[]])[] = [
    ['firstName', [required('firstName'), maxLength('firstName', textLimits.name)]],
    ['lastName', [required('lastName'), maxLength('lastName', textLimits.name)]],
    ['company', [maxLength('company', textLimits.name)]],
    ['line1', [required('line1'), maxLength('line1', textLimits.addressLine)]],
    ['line2', [maxLength('line2', textLimits.addressLine)]],
    ['city', [required('city'), maxLength('city', textLimits.addressLine)]],
    ['country', [required('country'), country(rules.countries)]],
    [
      'state',
      [
        ...(needsState ? [required(stateName)] : []),
        (state) => stateIssue(address.country, state),
        maxLength(stateName, textLimits.name),
      ],
    ],
    ['postcode', postcodeRules(address.country)],
    [
      'phone',
      [
        ...(rules.phoneRequired ? [required('phone')] : []),
        maxLength('phone', textLimits.phone),
        phone(address.country),
      ],
    ],
  ];
  return checks.flatMap(([field, itsRules]) => {
    const issue = firstIssue(text(field), [plainTextIssue, ...itsRules]);
    return issue ? [{ field, message: issue }] : [];
  });
}

function country(offered: readonly string[]): Rule {
  return (value) => (offered.includes(value) ? undefined : msg('field.country'));
}

/**
 * Checks a state, given by code or name, against the list of its country (ISO 3166 alpha-2); empty is fine. Taxes and
 * shipping use the code, so a state that is not in the list is refused. OPEN-503
 */
export function stateIssue(itsCountry: string, state: string): MessageDescriptor<FieldCode> | undefined {
  const isListed = countryStates(itsCountry).length === 0 || findState(itsCountry, state) !== undefined;
  if (state === '' || isListed) return undefined;
  return msg('field.state', { field: addressFormat(itsCountry).state ?? 'region' });
}

function postcodeRules(itsCountry: string): Rule[] {
  const { postcode } = addressFormat(itsCountry);
  if (!postcode) return [maxLength('postalCode', textLimits.postcode)];
  const { name: field, example } = postcode;
  const wellFormed: Rule = (value) => {
    if (value === '' || isPostcode(value, itsCountry)) return undefined;
    return example ? msg('field.postcode', { field, example }) : msg('field.postcode_any', { field });
  };
  return postcode.required ? [required(field), wellFormed] : [wellFormed];
}
