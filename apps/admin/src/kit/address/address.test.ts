import { expect, it } from 'vitest';
import { addressLines } from './address.tsx';

const ann = {
  firstName: 'Ann',
  lastName: 'Archer',
  company: null,
  line1: '1 Main Street',
  line2: null,
  city: 'New York',
  state: 'NY',
  postcode: '10001',
  country: 'US',
  phone: null,
};

it('an address stands in the lines that it has', () => {
  expect(addressLines(ann)).toEqual(['Ann Archer', '1 Main Street', 'New York, NY 10001']);
  expect(addressLines({ ...ann, company: 'Quay', line2: 'Floor 2', state: null, postcode: null })).toEqual([
    'Ann Archer',
    'Quay',
    '1 Main Street',
    'Floor 2',
    'New York',
  ]);
});
