import { type ClientType, listingRules, parseListing } from '@stoa/domain';
import { expect, it } from 'vitest';
import { listingVariables } from './contract-filter.ts';

it('an address without an order asks for the newest, on a marketplace for the bestsellers [LIST-068, LIST-069]', () => {
  const asked = (type: ClientType, query = '') => {
    const rules = listingRules({ type, currency: 'USD' });
    const { order, dir } = listingVariables(parseListing('/mugs', query, rules), rules);
    return `${order} ${dir}`;
  };
  expect(asked('essential')).toBe('id desc');
  expect(asked('marketplace')).toBe('bestseller desc');
  expect(asked('marketplace', '?sort=price-asc')).toBe('price asc');
});
