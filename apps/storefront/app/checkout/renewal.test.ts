import { expect, it } from 'vitest';
import { renewalBy } from './renewal.ts';

it('estimates again at once for what is chosen, and when typing rests for what is typed [TAX-501]', () => {
  expect(renewalBy({ name: 'shipping.state', type: 'select-one' })).toBe('at-once');
  expect(renewalBy({ name: 'shipping_method', type: 'radio' })).toBe('at-once');
  expect(renewalBy({ name: 'shipping.postcode', type: 'text' })).toBe('when-settled');
  expect(renewalBy({ name: 'shipping.state', type: 'text' })).toBe('when-settled');
});

it('does not estimate again for what decides nothing', () => {
  expect(renewalBy({ name: 'shipping.street', type: 'text' })).toBeUndefined();
  expect(renewalBy({ name: 'billing_same', type: 'checkbox' })).toBeUndefined();
  expect(renewalBy({})).toBeUndefined();
});
