import { ShopError } from '@stoa/domain';
import { expect, it } from 'vitest';
import { readView } from './listing-input.ts';

const rules = { currency: 'USD', keepMinRatingOne: false };

const withKeys = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`k${at}`, at === 0 ? [{ not: 'a text' }] : ['v']]),
  );

function fieldAtFault(filter: object): unknown {
  try {
    return readView({ filter }, rules);
  } catch (error) {
    return error instanceof ShopError ? error.field : error;
  }
}

it('counts the attributes of a filter before it reads any of them [ENT-043]', () => {
  expect(fieldAtFault({ attributes: withKeys(1_000) })).toBe('filter.attributes.k0.0');
  expect(fieldAtFault({ attributes: withKeys(1_001) })).toBe('filter.attributes');
});

it('refuses attributes that are none', () => {
  for (const attributes of ['color', 3, null, [['color', 'red']]]) {
    expect(fieldAtFault({ attributes }), JSON.stringify(attributes)).toMatch(/^filter\.attributes/);
  }
  expect(readView({ filter: {} }, rules).filters?.attributes).toEqual([]);
});

it('takes no minimum rating of 1 for a filter, unless the shop says so [CONST-054, LIST-059, LIST-060]', () => {
  const asked = (min: number, keepMinRatingOne: boolean) =>
    readView({ filter: { review_avg_rating: { min } } }, { ...rules, keepMinRatingOne }).filters?.minRating;
  expect([asked(1, false), asked(2, false)]).toEqual([undefined, 2]);
  expect([asked(1, true), asked(2, true)]).toEqual([1, 2]);
});
