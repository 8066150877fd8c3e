import { describe, expect, it } from 'vitest';
import { sentValues } from './sent-values.server.ts';
import { ada, checkoutAnswer } from './testing.ts';
import { firstValues, isTaxKnown, readValues } from './values.ts';

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

  it('that is refused leaves the tax unknown [TAX-501]', () => {
    const values = readValues(form({ 'shipping.country': 'US', 'shipping.state': 'NY' }));
    const { checkout } = checkoutAnswer();
    expect(isTaxKnown(checkout, values, {})).toBe(true);
    expect(isTaxKnown(checkout, values, { 'shipping_address.state': 'Please choose a state' })).toBe(false);
  });
});

it('the form begins with the default address only where the shop still sells to [CHK-006, CHK-007]', () => {
  const first = (country: string) => firstValues(checkoutAnswer({ me: ada(country) }), 'key').shipping;
  expect(first('US')).toMatchObject({ country: 'US', street: '1 Main Street' });
  expect(first('FR')).toMatchObject({ country: 'US', street: '', first_name: 'Ada' });
});
