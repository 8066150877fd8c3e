import { describe, expect, it } from 'vitest';
import { reckonPrice } from './fill-price.ts';
import { type FillGround, type FillValues, filledBy, fillSchema, firstFill } from './fill-values.ts';
import { matrixRow } from './testing.ts';

const row = (id: string, colour: string, size: string) => matrixRow(id, { values: { colour, size } });
const option = { displayType: 'button' as const, options: [] };
const ground: FillGround = {
  product: {
    sku: 'TEE',
    variationAttributes: [
      { id: 'colour', label: 'Colour', ...option },
      { id: 'size', label: 'Size', ...option },
    ],
  },
  rows: [row('1', 'Red', 'S'), row('2', 'Red', 'M')],
  others: new Set(['TEE-SAND-S']),
  priceOf: (id) => (id === '1' ? '10.00' : '19.99'),
  purse: { locale: 'en', currency: 'USD' },
};
const fill = (values: Partial<FillValues>, over: Partial<FillGround> = {}) => {
  const { cells, fault, field } = filledBy({ ...firstFill('price'), ...values }, { ...ground, ...over });
  return fault === undefined ? cells.map(({ row: id, column, text }) => [id, column, text]) : [field, fault];
};

describe('filling all variations that are shown', () => {
  it('sets their skus by a pattern, each with its number [ADM-114]', () => {
    expect(fill({ what: 'sku' })).toEqual([
      ['1', 'sku', 'TEE-RED-S'],
      ['2', 'sku', 'TEE-RED-M'],
    ]);
    expect(fill({ what: 'sku', pattern: '{size}/{n}' })).toEqual([
      ['1', 'sku', 'S/1'],
      ['2', 'sku', 'M/2'],
    ]);
  });

  it('refuses a pattern that names what is not there, gives nothing, or gives two the same sku [ADM-114]', () => {
    expect(fill({ what: 'sku', pattern: '{sku}-{color}' })).toEqual([
      'pattern',
      '{color} stands for nothing. Use one of {sku}, {values}, {n}, {colour}, {size}',
    ]);
    expect(fill({ what: 'sku', pattern: '  ' })).toEqual(['pattern', 'Say how the SKUs are made.']);
    expect(fill({ what: 'sku', pattern: '{sku}-{colour}' })).toEqual([
      'pattern',
      'Two variations would have the SKU “TEE-RED”.',
    ]);
    expect(fill({ what: 'sku', pattern: '{sku}' }, { others: new Set(['TEE']) })).toEqual([
      'pattern',
      '2 variations would share a SKU with another one, such as “TEE”.',
    ]);
  });

  it('sets price, compare-at price, weight, picture and availability, as they are written [ADM-114]', () => {
    const both = (column: string, text: string) => ['1', '2'].map((id) => [id, column, text]);
    expect(fill({ price: '12.5' })).toEqual(both('price', '12.50'));
    expect(fill({ what: 'msrp', msrp: '20' })).toEqual(both('msrp', '20.00'));
    expect(fill({ what: 'msrp' })).toEqual(both('msrp', ''));
    expect(fill({ what: 'weight', weight: '0.5' })).toEqual(both('weight', '500 g'));
    expect(fill({ what: 'weight', weight: '0' })).toEqual(both('weight', '0 kg'));
    expect(fill({ what: 'weight', weight: ' ' })).toEqual(['weight', 'Enter a weight, or 0 for none.']);
    expect(fill({ what: 'picture', picture: 'a.webp' })).toEqual(both('picture', 'a.webp'));
    expect(fill({ what: 'availability', availability: 'discontinued' })).toEqual(
      both('availability', 'discontinued'),
    );
  });

  it('reckons prices from those that stand there', () => {
    const texts = (way: string, values: Partial<FillValues>) =>
      fill({ way, ...values }).map(([, , text]) => text);
    expect(texts('add', { price: '1' })).toEqual(['11.00', '20.99']);
    expect(texts('subtract', { price: '10' })).toEqual(['0.00', '9.99']);
    expect(texts('addPercent', { percent: '10' })).toEqual(['11.00', '21.99']);
    expect(texts('subtractPercent', { percent: '12.5' })).toEqual(['8.75', '17.49']);
    expect(reckonPrice(500, 'set', 7)).toBe(7);
  });

  it('reads and writes numbers in the language of the person [ADM-066]', () => {
    const german = {
      purse: { locale: 'de', currency: 'EUR' },
      priceOf: (id: string) => (id === '1' ? '10,00' : '19,99'),
    };
    const texts = (values: Partial<FillValues>) => fill(values, german).map(([, , text]) => text);
    expect(texts({ price: '12,5' })).toEqual(['12,50', '12,50']);
    expect(texts({ way: 'add', price: '0,5' })).toEqual(['10,50', '20,49']);
    expect(texts({ way: 'subtractPercent', percent: '12,5' })).toEqual(['8,75', '17,49']);
    expect(texts({ what: 'msrp', msrp: '20,5' })).toEqual(['20,50', '20,50']);
    expect(texts({ what: 'weight', weight: '1,5' })).toEqual(['1,5 kg', '1,5 kg']);
    expect(fill({ price: '12.5' }, german)).toEqual(['price', 'Enter an amount such as 10,50.']);
    expect(fill({ way: 'addPercent', percent: '1.5' }, german)[0]).toBe('percent');
  });

  it('refuses prices below nothing, those that are none, and what is no amount beside its field [ADM-066]', () => {
    expect(fill({ way: 'subtract', price: '10.01' })).toEqual([
      'price',
      '1 variation would cost less than nothing.',
    ]);
    expect(fill({ way: 'subtractPercent', percent: '101' })[1]).toBe(
      '2 variations would cost less than nothing.',
    );
    expect(fill({ way: 'add', price: '1' }, { priceOf: () => 'x' })[1]).toBe(
      'Some variations have no price that can be counted with.',
    );
    expect(fill({ price: '9,99' })).toEqual(['price', 'Enter an amount such as 10.50.']);
    expect(fill({ price: '9.999' })).toEqual(['price', 'Enter 2 decimals at most.']);
    expect(fill({ way: 'addPercent' })).toEqual(['percent', 'Enter a percentage such as 10.']);
    const issues = fillSchema(ground).safeParse(firstFill('price')).error?.issues;
    expect(issues?.map(({ path, message }) => [path, message])).toEqual([
      [['price'], 'Give the variation a price.'],
    ]);
    expect(fillSchema(ground).safeParse(firstFill('sku')).success).toBe(true);
  });
});
