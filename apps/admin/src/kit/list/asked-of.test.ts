import { describe, expect, it } from 'vitest';
import { askedOf } from './asked-of.ts';
import { readListState } from './list-state.ts';

const asked = (search: string, own: object = {}) =>
  askedOf<object>(readListState(new URLSearchParams(search), []), own);

describe('what every list asks the contract for', () => {
  it('is nothing where the address says nothing', () => {
    expect(asked('', { brand: undefined })).toEqual({});
  });

  it('is words, order and place, beside what its filters say [ADM-050]', () => {
    expect(asked('q=bowl&sort=-price&at=b&at=c', { brand: ['Kiln'] })).toEqual({
      q: 'bowl',
      brand: ['Kiln'],
      sort: 'price',
      direction: 'desc',
      cursor: 'c',
    });
    expect(asked('sort=price')).toEqual({ sort: 'price', direction: 'asc' });
  });

  it('has no more words than the contract takes', () => {
    expect(asked(`q=${'a'.repeat(101)}`)).toEqual({ q: 'a'.repeat(100) });
  });
});
