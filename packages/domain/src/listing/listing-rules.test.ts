import { describe, expect, it } from 'vitest';
import type { ClientType } from '../shop/index.ts';
import {
  canApplyPriceInputs,
  DEFAULT_PAGE_SIZE,
  type FilterBucket,
  type FilterGroup,
  hasFilters,
  isChosen,
  isFilterGroupVisible,
  isPriceInput,
  isSortCode,
  keptPriceRange,
  type ListingView,
  listingRules,
  paging,
  ratingChoices,
  shownBuckets,
  sortCodes,
  sortLabel,
  wholeUnits,
  withMinRating,
  withoutFilters,
  withPrice,
  withSelected,
  withToggled,
} from './index.ts';
import { choices } from './testing.ts';

describe('sorting', () => {
  it('offers five orders, each with a label of its own', () => {
    expect([...sortCodes]).toEqual(['bestmatch', 'bestseller-desc', 'id-desc', 'price-asc', 'price-desc']);
    expect(sortLabel('price-asc')).toBe('listing.sort.price-asc');
    expect(isSortCode('price')).toBe(false);
  });

  it('is by newest, on a marketplace by bestsellers, when nothing is chosen [LIST-068, LIST-069, CONST-013]', () => {
    const sortOf = (type: ClientType) => listingRules({ type, currency: 'USD' }).defaultSort;
    expect(sortOf('essential')).toBe('id-desc');
    expect(sortOf('marketplaceseller')).toBe('id-desc');
    expect(sortOf('marketplace')).toBe('bestseller-desc');
  });
});

describe('paging', () => {
  it('has 24 products on a page [LIST-070, CONST-012]', () => {
    expect(DEFAULT_PAGE_SIZE).toBe(24);
    expect(paging(50, 1)).toEqual({ page: 1, limit: 24, total: 50, totalPages: 3, begin: 1, end: 24 });
    expect(paging(50, 3)).toMatchObject({ begin: 49, end: 50 });
    expect(paging(50, 4)).toMatchObject({ begin: 0, end: 0, totalPages: 3 });
    expect(paging(0, 1)).toMatchObject({ begin: 0, end: 0, totalPages: 0 });
    expect(paging(8, 1, 8)).toMatchObject({ totalPages: 1, end: 8 });
  });
});

describe('changing a view', () => {
  const view: ListingView = { filters: choices({ color: ['red'] }), page: 7, sort: 'price-asc' };

  it('goes back to page 1 with every filter [LIST-040]', () => {
    const changed = [
      withToggled(view, 'color', 'blue'),
      withToggled(view, 'color', 'red'),
      withSelected(view, 'color', 'blue'),
      withPrice(view, { from: 100 }),
      withPrice(view, undefined),
      withMinRating(view, 4),
      withoutFilters(view),
    ];
    for (const one of changed) expect(one).toMatchObject({ page: 1, sort: 'price-asc' });
  });

  it('adds and takes away choices', () => {
    const both = withToggled(view, 'color', 'blue').filters;
    expect(both).toEqual(choices({ color: ['blue', 'red'] }));
    expect(isChosen(both, 'color', 'blue')).toBe(true);
    const none = withToggled({ ...view, filters: both }, 'color', 'blue');
    expect(withToggled(none, 'color', 'red').filters.attributes).toEqual([]);
  });

  it('of a select leave one value chosen, or none [LIST-045]', () => {
    const one = withSelected(withToggled(view, 'size', 'l'), 'color', 'blue');
    const valuesOf = ({ filters }: typeof view) =>
      filters.attributes.map(({ code, values }) => `${code}=${values.join()}`);
    expect(valuesOf(one)).toEqual(['color=blue', 'size=l']);
    expect(valuesOf(withSelected(one, 'color', 'green'))).toEqual(['color=green', 'size=l']);
    expect(valuesOf(withSelected(one, 'color', 'blue'))).toEqual(['size=l']);
    const both = withToggled(one, 'color', 'green');
    expect(valuesOf(withSelected(both, 'color', 'green'))).toEqual(['color=green', 'size=l']);
  });

  it('clears all [LIST-044]', () => {
    const full = withMinRating(withPrice(view, { from: 100 }), 4);
    expect(hasFilters(full.filters)).toBe(true);
    expect(hasFilters(withoutFilters(full).filters)).toBe(false);
    expect(withPrice(full, undefined).filters).not.toHaveProperty('price');
    expect(withMinRating(full, undefined).filters).not.toHaveProperty('minRating');
  });
});

describe('price inputs', () => {
  it('hold numbers with at most two decimals [LIST-052, LIST-053]', () => {
    for (const text of ['', '1', '1.', '1.5', '1.55', '.5']) expect(isPriceInput(text), text).toBe(true);
    for (const text of ['a', '-1', '1,5', '1.555', '1.5.5', '1e3', ' 1'])
      expect(isPriceInput(text), text).toBe(false);
  });

  it('hold 8 characters, 9 with a point [LIST-054, LIST-055, CONST-053]', () => {
    expect(isPriceInput('12345678')).toBe(true);
    expect(isPriceInput('123456789')).toBe(false);
    expect(isPriceInput('123456.78')).toBe(true);
    expect(isPriceInput('1234567.89')).toBe(false);
  });

  it('hint at whole units of the currency', () => {
    expect([wholeUnits(1299, 'USD'), wholeUnits(1299, 'JPY'), wholeUnits(1299, 'KWD')]).toEqual([
      12, 1299, 1,
    ]);
  });

  it('need one of the two before Go [LIST-056]', () => {
    expect(canApplyPriceInputs('', ' ')).toBe(false);
    expect(canApplyPriceInputs('5', '')).toBe(true);
    expect(canApplyPriceInputs('', '5')).toBe(true);
  });

  it('make no filter of the full range [LIST-057]', () => {
    const available = { min: 500, max: 9900 };
    expect(keptPriceRange({ from: 500, to: 9900 }, available)).toBeUndefined();
    expect(keptPriceRange({ to: 10_000 }, available)).toBeUndefined();
    expect(keptPriceRange({ from: 501, to: 9900 }, available)).toEqual({ from: 501, to: 9900 });
    expect(keptPriceRange({ to: 9899 }, available)).toEqual({ to: 9899 });
  });
});

describe('filter groups', () => {
  function bucket(count: number, isCurrent = false): FilterBucket {
    return { key: `k${count}`, name: 'x', count, isCurrent };
  }
  function group(over: Partial<FilterGroup>): FilterGroup {
    return { type: 'select', code: 'color', buckets: [], ...over };
  }

  it('are drawn with a bucket that has products or is chosen [LIST-047]', () => {
    for (const type of ['select', 'checkbox', 'category'] as const) {
      expect(isFilterGroupVisible(group({ type, buckets: [bucket(0), bucket(2)] }))).toBe(true);
      expect(isFilterGroupVisible(group({ type, buckets: [bucket(0, true)] }))).toBe(true);
      expect(isFilterGroupVisible(group({ type, buckets: [bucket(0)] }))).toBe(false);
      expect(isFilterGroupVisible(group({ type }))).toBe(false);
    }
  });

  it('are never drawn when hidden [LIST-046]', () => {
    expect(isFilterGroupVisible(group({ type: 'hidden', buckets: [bucket(5, true)] }))).toBe(false);
  });

  it('draw a range between two different ends only [LIST-047]', () => {
    expect(isFilterGroupVisible(group({ type: 'range', min: 100, max: 200 }))).toBe(true);
    expect(isFilterGroupVisible(group({ type: 'range', min: 100, max: 100 }))).toBe(false);
    expect(isFilterGroupVisible(group({ type: 'range' }))).toBe(false);
  });

  it('offer minimum ratings from 3 to the rounded highest [LIST-061, LIST-062, CONST-054]', () => {
    expect(ratingChoices(1.9)).toEqual([]);
    expect(ratingChoices(2.5)).toEqual([3]);
    expect(ratingChoices(3.4)).toEqual([3]);
    expect(ratingChoices(4.5)).toEqual([3, 4, 5]);
    expect(isFilterGroupVisible(group({ type: 'rating', max: 4.1 }))).toBe(true);
    expect(isFilterGroupVisible(group({ type: 'rating', max: 1.9 }))).toBe(false);
  });

  it('hide a rating group without a choice to offer [LIST-062]', () => {
    expect(ratingChoices(2)).toEqual([]);
    expect(isFilterGroupVisible(group({ type: 'rating', max: 2 }))).toBe(false);
  });

  it('show 10 items first, then all; a chosen one always [LIST-050, LIST-051, CONST-016]', () => {
    const buckets = Array.from({ length: 14 }, (_, index) => bucket(index + 1, index === 12));
    const first = shownBuckets(group({ buckets: [bucket(0), ...buckets] }), false);
    expect(first.buckets.map((one) => one.count)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13]);
    expect(first.more).toBe(3);
    expect(shownBuckets(group({ buckets }), true)).toEqual({ buckets, more: 0 });
  });
});
