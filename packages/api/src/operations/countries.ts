import { addressRules } from '@stoa/commerce';
import type { Countries, Country } from '@stoa/contract';
import { countryStates } from '@stoa/domain';
import type { ApiContext } from '../context.ts';
import { oncePerRequest } from '../edge/once.ts';

/** Where the shop delivers and which countries need a state. API-REST-513, ENT-574 */
export const readCountries: (api: ApiContext) => Countries = oncePerRequest((api) => {
  const { settings } = api.profile;
  const rules = addressRules(settings);
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  return {
    success: true,
    countries: rules.countries.map((code) => toCountry(code, names)),
    state_required: [...rules.stateRequired],
  };
});

function toCountry(code: string, names: Intl.DisplayNames): Country {
  return { code, name: names.of(code) ?? code, states: [...countryStates(code)] };
}
