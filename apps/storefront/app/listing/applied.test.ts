import type { ListingFilters } from '@stoa/domain';
import { expect, it } from 'vitest';
import { appliedFilters } from './applied.ts';

const groups = ['category', 'color'].map((code) => ({
  ...{ code, nameAttribute: code, type: 'checkbox', min: null, max: null },
  ...{ expanded: true, showAll: false, buckets: [] },
}));
const applied = (filters: ListingFilters, sorts: readonly string[] = ['id-desc', 'price-asc']) =>
  appliedFilters({ view: { filters }, result: { groups, sorts: [...sorts] } });

it('passes over what the shop does not filter by', () => {
  const attributes = ['brand', 'category', 'color', 'nonsense'].map((code) => ({ code, values: ['x'] }));
  expect(applied({ attributes }).attributes.map(({ code }) => code)).toEqual(['brand', 'category', 'color']);
});

it('tells of no price where none may be seen [PRICE-011]', () => {
  const filters = { attributes: [], price: { from: 100 }, minRating: 4 };
  expect(applied(filters)).toEqual(filters);
  expect(applied(filters, ['id-desc'])).toEqual({ attributes: [], minRating: 4 });
});
