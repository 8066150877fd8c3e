import { describe, expect, it } from 'vitest';
import { fieldsOf, sentAddress, stateIn, typedOf } from './typed-address.ts';

const ada = { firstName: 'Ada', lastName: 'Byron' };
const kept = {
  id: 'a1',
  isDefault: true,
  address: {
    ...ada,
    company: null,
    line1: '1 Main Street',
    line2: null,
    city: 'New York',
    state: 'NY',
    postcode: '10001',
    country: 'US',
    phone: null,
  },
};

describe('the fields of an address', () => {
  it('are called and asked for as the country does', () => {
    expect(fieldsOf('US', ['US'])).toMatchObject({
      postcode: { name: 'zipCode', required: true, digitsOnly: true },
      state: { name: 'state', required: true },
    });
    expect(fieldsOf('US', []).states).toContainEqual({ value: 'NY', label: 'New York' });
    expect(fieldsOf('DE', [])).toMatchObject({ postcode: { required: true }, states: [] });
    expect(fieldsOf('DE', []).state).toBeUndefined();
    expect(fieldsOf('HK', []).postcode).toBeUndefined();
  });

  it('have a state where the shop asks for one, though the country names none', () => {
    expect(fieldsOf('DE', ['DE']).state).toEqual({ name: 'region', required: true });
  });

  it('begin with the name of the customer in the country of the shop, or as the address is kept', () => {
    expect(typedOf(undefined, 'CA', ada).address).toMatchObject({ ...ada, country: 'CA', city: '' });
    expect(typedOf(kept, 'CA', { firstName: 'Else', lastName: 'Where' })).toMatchObject({
      address: { ...ada, country: 'US', state: 'NY', company: '' },
      isDefault: true,
    });
  });
});

it('a state goes with its country', () => {
  expect(stateIn('US', 'NY')).toBe('NY');
  expect(stateIn('CA', 'NY')).toBe('');
  expect(stateIn('DE', 'NY')).toBe('');
});

it('what is empty, and what the country does not have, is not sent', () => {
  const typed = typedOf(kept, 'US', ada);
  expect(sentAddress(typed, fieldsOf('US', []))).toEqual(kept.address);
  const moved = { ...typed, address: { ...typed.address, country: 'HK' } };
  const sent = sentAddress(moved, fieldsOf('HK', []));
  expect([sent.country, sent.postcode]).toEqual(['HK', null]);
});
