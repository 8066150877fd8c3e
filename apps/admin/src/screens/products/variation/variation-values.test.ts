import type { Variation } from '@stoa/admin-contract';
import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../../../kit/place.ts';
import { changeOf, tellVariationValue, valuesOf, variationSchema } from './variation-values.ts';

const place = { ...NOWHERE, locale: 'de', currency: 'EUR' };
const variation: Variation = {
  id: 'v',
  version: 3,
  product: { id: 'p', name: 'Shirt', variationAttributes: [] },
  sku: 'shirt-red',
  values: { colour: 'Red' },
  archived: false,
  price: 1250,
  msrp: null,
  priceLevels: [{ minQty: 10, price: 1000, customerGroups: ['trade'], savePercent: 20 }],
  currency: 'EUR',
  weightGrams: 1250,
  gtin: null,
  mpn: 'R-1',
  unavailableForSale: false,
  discontinued: true,
  media: [{ file: 'red.webp', kind: 'image', video: null, alt: 'Red', width: 900, height: 600 }],
  stock: null,
};

describe('a variation in its form', () => {
  it('is typed in the language of the place, and read as the contract has it [ADM-066]', () => {
    const values = valuesOf(variation, place);
    expect(values).toMatchObject({ price: '12,50', weightGrams: '1,25 kg', gtin: '', mpn: 'R-1' });
    expect(variationSchema(place).safeParse(values).error).toBeUndefined();
    const { sku, price, msrp, priceLevels, weightGrams, gtin, mpn, unavailableForSale, discontinued } =
      variation;
    expect(changeOf(values, place)).toEqual({
      media: [{ file: 'red.webp', kind: 'image', video: null, alt: 'Red' }],
      ...{ sku, price, msrp, priceLevels, weightGrams, gtin, mpn, unavailableForSale, discontinued },
    });
  });

  it('sends what was changed alone', () => {
    expect(changeOf({ mpn: '' }, place)).toEqual({ mpn: null });
    expect(changeOf({ price: '9,99' }, place)).toEqual({ price: 999 });
    expect(changeOf({}, place)).toEqual({});
  });

  it('is refused beside its field [ADM-066]', () => {
    const typed = { ...valuesOf(variation, place), sku: ' ', gtin: '1'.repeat(21), price: '9.99' };
    const issues = variationSchema(place).safeParse(typed).error?.issues ?? [];
    expect(Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))).toEqual({
      sku: 'Give the product a SKU.',
      gtin: 'Use 20 characters at most.',
      price: 'Enter an amount such as 10,50.',
    });
  });

  it('tells what somebody else has set a field to', () => {
    expect(tellVariationValue('weightGrams', 750, place)).toBe('750 g');
    expect(tellVariationValue('discontinued', true, place)).toBe('Yes');
    expect(tellVariationValue('price', 1999, place)).toContain('19,99');
    expect(tellVariationValue('media', variation.media, place)).toBe('1 picture');
    expect(tellVariationValue('media', [], place)).toBe('');
    expect(tellVariationValue('sku', 'x', place)).toBeUndefined();
  });
});
