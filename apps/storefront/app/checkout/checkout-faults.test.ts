import { expect, it } from 'vitest';
import { checkoutFaults, listFaults } from './checkout-faults.ts';
import { ada, checkoutAnswer, checkoutData } from './testing.ts';
import { type CheckoutValues, firstValues } from './values.ts';

const filled = (over: Partial<CheckoutValues> = {}): CheckoutValues => {
  const values = firstValues(checkoutAnswer({ me: ada('US') }), 'key');
  return { ...values, shipping: { ...values.shipping, state: 'NY' }, ...over };
};

it('names what is wrong in the order of the form, billing apart, each with the id of its field [OPEN-503, CHK-006]', () => {
  const { shipping } = filled();
  const values = filled({
    email: 'ada@',
    billingSame: false,
    billing: { ...shipping, country: 'CA', state: 'QC' },
    shipping: { ...shipping, first_name: ' ', city: '', postcode: '1000' },
  });
  expect(listFaults(checkoutFaults(values, checkoutData()))).toEqual([
    { id: 'email', text: 'Please enter a valid email address' },
    { id: 'shipping-first_name', text: 'First name is required' },
    { id: 'shipping-postcode', text: 'ZIP code must look like 04101' },
    { id: 'shipping-city', text: 'City is required' },
    { id: 'billing-postcode', text: 'Billing address: Postal code must look like H3Z 2Y7' },
  ]);
});

it('counts no blanks around what was entered [OPEN-503]', () => {
  const { shipping } = filled();
  const padded = { ...shipping, first_name: ` ${'a'.repeat(255)} `, postcode: ' 10001 ' };
  expect(checkoutFaults(filled({ email: ' ada@example.com ', shipping: padded }), checkoutData())).toEqual(
    {},
  );
});

it('asks for no address that the order does not have', () => {
  const blank = { ...filled().shipping, street: '' };
  expect(checkoutFaults(filled({ billing: blank }), checkoutData())).toEqual({});
  const unsent = checkoutData({ shipping_required: false });
  expect(Object.keys(checkoutFaults(filled({ shipping: blank, billing: blank }), unsent))).toEqual([
    'billing.street',
  ]);
});
