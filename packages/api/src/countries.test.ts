import { plainSettings } from '@stoa/commerce/testing';
import { expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { everyFieldOf } from './testing/every-operation.ts';
import { serveMug } from './testing/served-mug.ts';

const checkout = { ...plainSettings.checkout, countries: ['US', 'NL'], stateRequired: ['US', 'CA'] };
const { sale } = await serveMug({ settings: { ...plainSettings, checkout } });

it('countries are told with their states and with those that need one, by both doors [API-REST-513]', async () => {
  const told = {
    success: true,
    countries: [
      {
        code: 'US',
        name: 'United States',
        states: expect.arrayContaining([
          { code: 'ME', name: 'Maine' },
          { code: 'NY', name: 'New York' },
        ]),
      },
      { code: 'NL', name: 'Netherlands', states: [] },
    ],
    state_required: ['US', 'CA'],
  };
  const countries = everyFieldOf('Countries', 2);
  const query = `{ countries ${countries} checkout { countries ${countries} } }`;
  expect(await ask(sale.visitor(), query)).toEqual({ countries: told, checkout: { countries: told } });
  expect((await sale.visitor().get('/api/countries')).body).toEqual(told);
});
