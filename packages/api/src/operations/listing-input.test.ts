import { ShopError } from '@stoa/domain';
import { expect, it } from 'vitest';
import { readView } from './listing-input.ts';

const withKeys = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`k${at}`, at === 0 ? [{ not: 'a text' }] : ['v']]),
  );

function fieldAtFault(filter: object): unknown {
  try {
    return readView({ filter }, 'USD');
  } catch (error) {
    return error instanceof ShopError ? error.field : error;
  }
}

it('counts the attributes of a filter before it reads any of them [ENT-043]', () => {
  expect(fieldAtFault({ attributes: withKeys(1_000) })).toBe('filter.attributes.k0');
  expect(fieldAtFault({ attributes: withKeys(1_001) })).toBe('filter.attributes');
});

it('refuses attributes that are none', () => {
  for (const attributes of ['color', 3, null, [['color', 'red']]]) {
    expect(fieldAtFault({ attributes }), JSON.stringify(attributes)).toMatch(/^filter\.attributes/);
  }
  expect(readView({ filter: {} }, 'USD').filters?.attributes).toEqual([]);
});
