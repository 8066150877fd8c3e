import { type ListingFilters, listingRules } from '@stoa/domain';
import { expect, it } from 'vitest';
import { appliedFilters } from './applied.ts';
import { groupOf } from './testing.ts';

const groups = ['category', 'color'].map((code) => groupOf({ code }));
const rules = listingRules({ type: 'essential', currency: 'USD' });
const applied = (
  filters: ListingFilters,
  sorts: readonly string[] = ['id-desc', 'price-asc'],
  known = groups,
) => appliedFilters({ view: { filters, page: 1 }, result: { groups: known, sorts: [...sorts] }, rules });

it('passes over what the shop does not filter by', () => {
  const attributes = ['brand', 'category', 'color', 'nonsense'].map((code) => ({ code, values: ['x'] }));
  expect(applied({ attributes }).attributes.map(({ code }) => code)).toEqual(['brand', 'category', 'color']);
});

it('tells of no price where none may be seen [PRICE-011]', () => {
  const filters = { attributes: [], price: { from: 100 }, minRating: 4 };
  expect(applied(filters)).toEqual(filters);
  expect(applied(filters, ['id-desc'])).toEqual({ attributes: [], minRating: 4 });
});

it('takes a range of prices that leaves out none for no filter [LIST-057]', () => {
  const range = groupOf({ type: 'range', code: 'price', min: 5, max: 99.5, buckets: [] });
  const kept = (price: ListingFilters['price']) =>
    applied({ attributes: [], ...(price && { price }) }, undefined, [...groups, range]).price;
  expect([kept({ from: 500, to: 9950 }), kept({ from: 100 }), kept({ to: 10_000 })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(kept({ from: 501, to: 9950 })).toEqual({ from: 501, to: 9950 });
  expect(kept({ to: 9949 })).toEqual({ to: 9949 });
});
