import { countryStates, findState } from '@stoa/domain';
import { type AddressValues, type CheckoutValues, readValues } from './values.ts';

/** What was sent with the form. Lists of states stay out of the page's scripts, so this is the server's. */
export function sentValues(form: FormData): CheckoutValues {
  const values = readValues(form);
  return { ...values, shipping: ofItsCountry(values.shipping), billing: ofItsCountry(values.billing) };
}

/** Changing the country clears the state. */
function ofItsCountry(address: AddressValues): AddressValues {
  const { country, state } = address;
  const isStrange = countryStates(country).length > 0 && findState(country, state) === undefined;
  return isStrange ? { ...address, state: '' } : address;
}
