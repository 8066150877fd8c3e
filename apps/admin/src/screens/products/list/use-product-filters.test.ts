import { expect, it } from 'vitest';
import { askedBy, FILTERS } from './filter.ts';
import { facetOptions } from './filter-options.ts';
import { productFilters } from './use-product-filters.ts';

const facets = facetOptions({
  brands: ['Kiln'],
  categories: [{ id: '1', slug: 'home', name: 'Home', parent: null, isActive: true }],
  attributes: [{ name: 'colour', values: ['red'] }],
});

/** What each filter is called, and what can be chosen of it by its value. */
const told = productFilters(facets).map((filter) => [
  filter.name,
  filter.label,
  filter.kind === 'choice'
    ? Object.fromEntries((filter.options ?? []).map(({ value, label }) => [value, label]))
    : filter.kind,
]);

it('the list of products is filtered by all that it shows, by category, brand and attribute, and by what is missing [ADM-101]', () => {
  expect(told).toEqual([
    [
      'kind',
      'Kind',
      {
        simple: 'Simple',
        variable_product: 'With variations',
        grouped: 'Grouped',
        gift_certificate: 'Gift certificate',
      },
    ],
    ['visible', 'Visibility', { true: 'Visible', false: 'Hidden' }],
    ['category', 'Category', { '1': 'Home' }],
    ['brand', 'Brand', { Kiln: 'Kiln' }],
    ['attribute', 'Attribute', { 'colour=red': 'red' }],
    ['stock', 'Stock', { in: 'In stock', low: 'Few left', out: 'Sold out', none: 'Not counted' }],
    [
      'missing',
      'Missing',
      { picture: 'Picture', alt: 'Text of a picture', description: 'Description', category: 'Category' },
    ],
    ['price', 'Price', 'range'],
    ['changed', 'Last change', 'days'],
  ]);
  expect(new Set(FILTERS)).toEqual(new Set(told.map(([name]) => name)));
});

it('each filter of the list narrows what is asked for, and no other [ADM-101]', () => {
  const place = { page: 1, cursors: [] };
  const asked = (filters: object) =>
    askedBy({ words: '', filters: { ...filters }, sort: undefined, place, unfolded: [] }, 'all', 'USD');
  for (const name of ['kind', 'brand', 'category', 'attribute', 'stock', 'missing']) {
    expect(asked({ [name]: ['one', 'two'] })).toEqual({ [name]: ['one', 'two'] });
  }
  expect(asked({ visible: ['false'] })).toEqual({ visible: 'false' });
  expect(asked({ price: ['10.50..'] })).toEqual({ leastPrice: 1050 });
  expect(asked({ price: ['..20'] })).toEqual({ mostPrice: 2000 });
  expect(asked({ changed: ['2026-01-01..2026-01-31'] })).toEqual({ from: '2026-01-01', to: '2026-01-31' });
});
