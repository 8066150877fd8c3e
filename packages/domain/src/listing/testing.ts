import fc from 'fast-check';
import {
  type ListingFilters,
  listingRules,
  NO_FILTERS,
  normaliseAttributes,
  priceRange,
  sortCodes,
} from './index.ts';

export const rules = listingRules({ type: 'essential', currency: 'USD' });

export function choices(attributes: Record<string, string[]>): ListingFilters {
  const pairs = Object.entries(attributes).flatMap(([code, values]) =>
    values.map((value) => [code, value] as const),
  );
  return { ...NO_FILTERS, attributes: normaliseAttributes(pairs) };
}

const piece = fc.constantFrom(
  '|',
  '/',
  '\\',
  '%',
  '%2F',
  '%7C',
  '=',
  ',',
  '&',
  '+',
  ' ',
  '?',
  '#',
  '.',
  '..',
  'é',
  '日',
);
const value = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.array(piece, { maxLength: 8 }).map((all) => all.join('')),
  )
  .map((text) => text.toWellFormed().replace(/\p{Cc}/gu, ''))
  .filter((text) => /\S/.test(text) && text.length <= 120);
const code = fc.stringMatching(/^[a-z][a-z0-9_]{0,12}$/);
const amount = fc.option(fc.integer({ min: 0, max: 20_000_000 }), { nil: undefined });

/** Filters in their one form, with values as hostile as they come. */
export const anyFilters: fc.Arbitrary<ListingFilters> = fc
  .record({
    attributes: fc.array(fc.tuple(code, value), { maxLength: 20 }).map(normaliseAttributes),
    price: fc.tuple(amount, amount).map(([from, to]) => priceRange(from, to)),
    minRating: fc.constantFrom(undefined, 2, 3, 4, 5),
  })
  .map(({ attributes, price, minRating }) => ({
    attributes,
    ...(price && { price }),
    ...(minRating !== undefined && { minRating }),
  }));

/** Page and sort in their one form (the default sort is not written). */
export const anyPageAndSort = fc.record(
  {
    page: fc.integer({ min: 1, max: 10_000 }),
    sort: fc.constantFrom(...sortCodes.filter((sort) => sort !== rules.defaultSort)),
  },
  { requiredKeys: ['page'] },
);
