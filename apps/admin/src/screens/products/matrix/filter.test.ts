import { describe, expect, it } from 'vitest';
import type { FilterValues } from '../../../kit/list/index.ts';
import { asksForArchived, filterNames, filtersOf, showing } from './filter.ts';
import type { MatrixRow } from './matrix.ts';
import { matrixRow } from './testing.ts';

const attributes = [
  {
    id: 'colour',
    label: 'Colour',
    displayType: 'button' as const,
    options: [{ value: 'Red' }, { value: 'Sand' }],
  },
  { id: 'q', label: 'Size', displayType: 'button' as const, options: [{ value: 'S' }] },
];
const row = (sku: string, more: Partial<MatrixRow> = {}) =>
  matrixRow(sku, { values: { colour: 'Red', q: 'S' }, ...more });
const rows = [
  row('tee-red', { salable: 9 }),
  row('tee-sand', { values: { colour: 'Sand', q: 'S' }, salable: 2, low: true }),
  row('tee-out', { salable: 0, discontinued: true }),
  row('tee-off', { unavailableForSale: true }),
  row('tee-old', { archived: true, salable: 4 }),
];
const shown = (filters: FilterValues, words = '') =>
  rows.filter(showing({ filters, words }, attributes, { locale: 'en' })).map(({ sku }) => sku);

describe('the filter of variations', () => {
  it.each([
    [{}, ['tee-red', 'tee-sand', 'tee-out', 'tee-off']],
    [{ 'a.colour': ['Sand'] }, ['tee-sand']],
    [{ 'a.colour': ['Sand', 'Red'] }, ['tee-red', 'tee-sand', 'tee-out', 'tee-off']],
    [{ 'a.colour': ['Sand', 'Red'], 'a.q': ['M'] }, []],
    [{ status: ['sale'] }, ['tee-red', 'tee-sand']],
    [{ status: ['discontinued', 'archived'] }, ['tee-out', 'tee-old']],
    [{ status: ['unavailable'] }, ['tee-off']],
    [{ stock: ['in'] }, ['tee-red', 'tee-sand']],
    [{ stock: ['low'] }, ['tee-sand']],
    [{ stock: ['out', 'none'] }, ['tee-out', 'tee-off']],
    [{ stock: ['gone'] }, []],
    [{ 'a.colour': ['Red'], stock: ['in'], status: ['archived'] }, ['tee-old']],
  ])('%j shows those that have one of the values of each [ADM-113]', (filters, skus) => {
    expect(shown(filters)).toEqual(skus);
  });

  it('finds words in the sku and in the values', () => {
    expect(shown({}, 'TEE sand')).toEqual(['tee-sand']);
    expect(shown({}, ' red  s ')).toEqual(['tee-red', 'tee-out', 'tee-off']);
  });

  it('has a name in the address for each attribute that is none of the list, and asks for archived ones on demand', () => {
    expect(filterNames(attributes)).toEqual(['a.colour', 'a.q', 'status', 'stock']);
    expect(filtersOf(attributes).map(({ name }) => name)).toEqual(filterNames(attributes));
    expect(asksForArchived({ status: ['sale', 'archived'] })).toBe(true);
    expect(asksForArchived({ status: ['sale'] })).toBe(false);
  });
});
