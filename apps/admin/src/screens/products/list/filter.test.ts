import { describe, expect, it } from 'vitest';
import { readListState } from '../../../kit/list/list-state.ts';
import { askedBy, FILTERS, views } from './filter.ts';

const asked = (search: string) =>
  askedBy(readListState(new URLSearchParams(search), FILTERS), views.read(search), 'USD');

describe('what the list of products is asked for', () => {
  it('is all that the address says, prices in minor units [ADM-050]', () => {
    const category = '0b9c3b8e-6f0a-4f0e-9a51-000000000001';
    expect(
      asked(
        `q=bowl&kind=simple&kind=grouped&visible=false&brand=Kiln&category=${category}&attribute=colour%3Dred` +
          '&attribute=colour%3Dblue&stock=low&missing=alt&price=10.50..200&changed=2026-01-01..2026-01-31' +
          '&sort=price&at=c',
      ),
    ).toEqual({
      q: 'bowl',
      kind: ['simple', 'grouped'],
      visible: 'false',
      brand: ['Kiln'],
      category: [category],
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

  it('is archived products where they are the view, and nothing where the address says nothing', () => {
    expect(asked('view=archived')).toEqual({ archived: 'true' });
    expect(asked('')).toEqual({});
  });
});
