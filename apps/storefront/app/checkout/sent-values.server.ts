import { countryStates, findState, isPostcode, stateOfPostcode } from '@stoa/domain';
import type { AddressValues } from '../address/address-values.ts';
import { type CheckoutValues, readValues } from './values.ts';

/** What was sent with the form. */
export function sentValues(form: FormData): CheckoutValues {
  const values = readValues(form);
  return { ...values, shipping: ofItsCountry(values.shipping), billing: ofItsCountry(values.billing) };
}

/** A state of another country is left out, and one that is missing is that of the postcode. */
function ofItsCountry(address: AddressValues): AddressValues {
  const { country, state, postcode } = address;
  if (countryStates(country).length === 0 || findState(country, state)) return address;
  const found = isPostcode(postcode, country) ? stateOfPostcode(country, postcode) : undefined;
  return { ...address, state: found?.code ?? '' };
}
