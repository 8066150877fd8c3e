import { expect, it } from 'vitest';
import { withKept } from './kept-form.ts';
import { type CheckoutValues, readValues } from './values.ts';

const typed = (fields: Readonly<Record<string, string>>): CheckoutValues => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ billing_same: 'on', ...fields })) form.set(name, value);
  return readValues(form);
};

const kept = typed({
  email: 'ada@example.com',
  'shipping.street': '12 Harbor Street',
  'shipping.country': 'CA',
  'shipping.state': 'ON',
  shipping_method: 'express',
  note: 'Ring twice',
  key: 'old',
});

it('a guest finds what was typed, and the country chosen, with a key of this page', () => {
  const now = typed({ 'shipping.country': 'US', shipping_method: 'standard', key: 'new' });
  expect(withKept(now, kept)).toMatchObject({
    email: 'ada@example.com',
    shippingMethod: 'express',
    note: 'Ring twice',
    key: 'new',
    shipping: { street: '12 Harbor Street', country: 'CA', state: 'ON' },
  });
});

it('what the server has filled in stays', () => {
  const now = typed({
    email: 'account@example.com',
    'shipping.street': '1 Main Street',
    'shipping.country': 'US',
    'shipping.state': 'ME',
  });
  expect(withKept(now, kept)).toMatchObject({
    email: 'account@example.com',
    shipping: { street: '1 Main Street', country: 'US', state: 'ME', city: '' },
  });
});

it('what was typed before the scripts came stays', () => {
  const now = typed({ 'shipping.country': 'US', 'shipping.city': 'Portland' });
  expect(withKept(now, kept).shipping).toMatchObject({ city: 'Portland', street: '12 Harbor Street' });
});
