import { describe, expect, it } from 'vitest';
import { sentValues } from './sent-values.server.ts';
import { ada, checkoutAnswer, checkoutData } from './testing.ts';
import { costTheSame, firstValues, readValues } from './values.ts';

const form = (fields: Readonly<Record<string, string>>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
};

describe('a state', () => {
  it('goes with its country: one of another country is none [TAX-501, CHK-006]', () => {
    const stateOf = (country: string, state: string) =>
      sentValues(form({ 'shipping.country': country, 'shipping.state': state })).shipping.state;
    expect(stateOf('CA', 'ME')).toBe('');
    expect(stateOf('CA', 'QC')).toBe('QC');
    expect(stateOf('DE', 'Bayern')).toBe('Bayern');
  });

  it('decides what the order costs, for billing where nothing is sent [TAX-501]', () => {
    const costs = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>) =>
      costTheSame(readValues(form(one)), readValues(form(other)));
    const sent = { 'shipping.country': 'US', 'shipping.state': 'NY' };
    expect(costs(sent, { ...sent, 'billing.state': 'ME', email: 'a@b.co' })).toBe(true);
    expect(costs(sent, { ...sent, 'shipping.state': 'ME' })).toBe(false);
    expect(costs(sent, { ...sent, shipping_method: 'express' })).toBe(false);
    const billed = { 'billing.country': 'US', 'billing.state': 'NY' };
    expect(costs(billed, { ...billed, 'billing.state': 'ME' })).toBe(false);
  });
});

it('the form begins with the default address only where the shop still sells to [CHK-006, CHK-007, CONST-007]', () => {
  const first = (country: string) => firstValues(checkoutAnswer({ me: ada(country) }), 'key').shipping;
  const guest = firstValues(checkoutAnswer({ me: null }), 'key');
  expect([guest.shipping.country, guest.billing.country]).toEqual(['US', 'US']);
  expect(first('US')).toMatchObject({ country: 'US', street: '1 Main Street' });
  expect(first('FR')).toMatchObject({ country: 'US', street: '', first_name: 'Ada' });
  const answer = checkoutAnswer({ checkout: checkoutData({ default_country: 'CA' }) });
  const { shipping, billing } = firstValues(answer, 'key');
  expect([shipping.country, billing.country]).toEqual(['CA', 'CA']);
});
