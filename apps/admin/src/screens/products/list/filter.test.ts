import { describe, expect, it } from 'vitest';
import { askedBy, queryOfView, readView } from './filter.ts';

const nothing = {
  words: '',
  filters: {},
  sort: undefined,
  place: { page: 1, cursors: [] },
  unfolded: [],
} as const;

describe('what the list of products is asked for', () => {
  it('is nothing where the address says nothing', () => {
    expect(askedBy(nothing, 'all', 'USD')).toEqual({});
  });

  it('is all that the address says, prices in minor units [ADM-050]', () => {
    const state = {
      ...nothing,
      words: 'bowl',
      filters: {
        kind: ['simple', 'grouped'],
        visible: ['false'],
        brand: ['Kiln'],
        category: ['0b9c3b8e-6f0a-4f0e-9a51-000000000001'],
        attribute: ['colour=red', 'colour=blue'],
        stock: ['low'],
        missing: ['alt'],
        price: ['10.50..200'],
        changed: ['2026-01-01..2026-01-31'],
      },
      sort: { by: 'price', descending: false },
      place: { page: 2, cursors: ['c'] },
    };
    expect(askedBy(state, 'all', 'USD')).toEqual({
      q: 'bowl',
      kind: ['simple', 'grouped'],
      visible: 'false',
      brand: ['Kiln'],
      category: ['0b9c3b8e-6f0a-4f0e-9a51-000000000001'],
      attribute: ['colour=red', 'colour=blue'],
      stock: ['low'],
      missing: ['alt'],
      leastPrice: 1050,
      mostPrice: 20_000,
      from: '2026-01-01',
      to: '2026-01-31',
      sort: 'price',
      direction: 'asc',
      cursor: 'c',
    });
  });

  it('is archived products where they are the view', () => {
    expect(askedBy(nothing, 'archived', 'USD')).toEqual({ archived: 'true' });
  });
});

describe('the views of the list', () => {
  it('stand in the address; an unknown one is that of all products', () => {
    expect(readView(new URLSearchParams('view=archived'))).toBe('archived');
    expect(readView(new URLSearchParams('view=dreamt'))).toBe('all');
    expect(readView(new URLSearchParams())).toBe('all');
  });

  it('keep words, filters and order, and begin on the first page with nothing unfolded', () => {
    const before = new URLSearchParams('q=bowl&brand=Kiln&sort=-price&at=c&page=2&open=1');
    expect(queryOfView('archived', before)).toBe('?q=bowl&brand=Kiln&sort=-price&view=archived');
    expect(queryOfView('all', new URLSearchParams('view=archived'))).toBe('');
  });
});
