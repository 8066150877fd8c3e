import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  NEW_LEVEL,
  priceShape,
  pricesOf,
  priceValues,
  type TypedLevel,
  type TypedPrices,
  tellLevel,
  tellPriceValue,
} from './price-values.ts';

const english = { locale: 'en', currency: 'USD' };
const german = { locale: 'de', currency: 'EUR' };

const typed = (given: Partial<TypedPrices>): TypedPrices => ({
  price: '10.00',
  msrp: '',
  priceLevels: [],
  ...given,
});
const level = (given: Partial<TypedLevel>): TypedLevel => ({
  ...NEW_LEVEL,
  minQty: '2',
  price: '9.00',
  ...given,
});

/** What is refused, by the field beside which it stands. */
const faults = (given: Partial<TypedPrices>, purse = english, own = true) =>
  Object.fromEntries(
    z
      .object(priceShape(purse, own))
      .safeParse(typed(given))
      .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  );

describe('prices that are typed', () => {
  it('are read as the contract has them, and written as they are typed [ADM-066]', () => {
    const priced = {
      price: 123_450,
      msrp: null,
      priceLevels: [
        { minQty: 1000, price: 99, customerGroups: ['trade'], savePercent: null },
        { minQty: 2, price: 100_000, customerGroups: [], savePercent: 12 },
      ],
    };
    for (const purse of [english, german]) {
      expect(pricesOf(priceValues(priced, purse), purse)).toEqual(priced);
      expect(faults(priceValues(priced, purse), purse)).toEqual({});
    }
    expect(priceValues(priced, german).price).toBe('1234,50');
    expect(pricesOf({ msrp: '1.234,5' }, german)).toEqual({ msrp: 123_450 });
  });

  it('are refused beside their field with other signs, and with more decimals than the currency has [ADM-066]', () => {
    expect(faults({ price: '10,50', msrp: '9.999' })).toEqual({
      price: 'Enter an amount such as 10.50.',
      msrp: 'Enter 2 decimals at most.',
    });
    expect(faults({ price: '10.50' }, german)).toEqual({ price: 'Enter an amount such as 10,50.' });
    expect(faults({ price: '10.5' }, { locale: 'en', currency: 'JPY' })).toEqual({
      price: 'Enter a whole number.',
    });
    expect(faults({ price: '' })).toEqual({ price: 'Fill this in.' });
  });

  it('have levels whose faults stand beside their cells [ADM-066]', () => {
    const rows = [
      level({}),
      level({ minQty: '0', price: '0', savePercent: '101' }),
      level({ minQty: '1.5' }),
    ];
    expect(faults({ priceLevels: rows })).toEqual({
      'priceLevels.1.minQty': 'Enter 1 or more.',
      'priceLevels.1.price': 'Enter $0.01 or more.',
      'priceLevels.1.savePercent': 'Enter 100 at most.',
      'priceLevels.2.minQty': 'Enter a whole number.',
    });
  });

  it('have no two levels for the same quantity and groups, in whatever order these are', () => {
    const rows = [
      level({ customerGroups: ['a', 'b'] }),
      level({ customerGroups: ['b', 'a'], price: '8.00' }),
      level({ customerGroups: ['a'] }),
      level({ customerGroups: ['a', 'b'], minQty: '3' }),
    ];
    expect(Object.keys(faults({ priceLevels: rows }))).toEqual(['priceLevels.1.minQty']);
  });

  it('of what has no price of its own are not asked for', () => {
    const values = priceValues({ price: null, msrp: null, priceLevels: [] }, english);
    expect(faults(values, english, false)).toEqual({});
  });
});

it('what somebody else has set prices to is told in words', () => {
  expect(tellPriceValue('price', 1050, english)).toBe('$10.50');
  expect(tellPriceValue('priceLevels', [], english)).toBe('no price levels');
  expect(tellPriceValue('priceLevels', [level({}), level({})], english)).toBe('2 price levels');
  expect(tellPriceValue('msrp', null, english)).toBeUndefined();
  expect(tellPriceValue('name', 'Chair', english)).toBeUndefined();
});

it('a level is told by its quantity and by whom it is for', () => {
  const told = (customerGroups: string[]) =>
    tellLevel({ minQty: 1000, customerGroups }, (code) => code.toUpperCase(), english);
  expect(told([])).toBe('from 1,000, Everybody');
  expect(told(['a', 'b'])).toBe('from 1,000, A, B');
});
