import { describe, expect, it } from 'vitest';
import { allGoods, repeated } from './testing.ts';
import type { PriceLevel, Product } from './types.ts';

interface Priced {
  readonly sku: string;
  readonly price: number;
  readonly msrp?: number;
  readonly priceLevels: readonly PriceLevel[];
}

const priced: readonly Priced[] = allGoods.flatMap((product): Priced[] => [product, ...product.variations]);
const levels = priced.flatMap(({ sku, price, priceLevels }) =>
  priceLevels.map((level) => ({ sku, price, level })),
);
const variable = allGoods.filter(({ classCode }) => classCode === 'variable_product');

describe('prices of goods', () => {
  it('are whole cents above zero, and below the list price', () => {
    const isAmount = (amount: number) => Number.isSafeInteger(amount) && amount > 0;
    // The price of one is not known yet.
    const unpriced = priced.filter(({ price }) => price === 0).map(({ sku }) => sku);
    expect(unpriced).toEqual(['PEL-6202']);
    expect(priced.filter(({ price }) => price !== 0 && !isAmount(price))).toEqual([]);
    expect(priced.filter(({ price, msrp }) => msrp !== undefined && msrp <= price)).toEqual([]);
    expect(allGoods.filter(({ shippingFee }) => shippingFee < 0)).toEqual([]);
  });

  it('fall with quantity, for groups that exist, by the percentage they name', () => {
    // Those that every shop begins with.
    const known = ['retail', 'wholesale'];
    expect(levels.filter(({ price, level }) => level.price >= price || level.minQty < 1)).toEqual([]);
    expect(
      levels.filter(({ level }) => level.customerGroups.some((group) => !known.includes(group))),
    ).toEqual([]);
    const misnamed = levels.filter(({ price, level }) => {
      const percent = ((price - level.price) / price) * 100;
      return level.savePercent !== undefined && Math.abs(percent - level.savePercent) > 0.51;
    });
    expect(misnamed).toEqual([]);
  });

  it('of a variable product are those of its cheapest variation', () => {
    const lowest = ({ variations }: Product) => Math.min(...variations.map(({ price }) => price));
    expect(variable.filter((product) => product.price !== lowest(product)).map(({ slug }) => slug)).toEqual(
      [],
    );
  });
});

describe('variations', () => {
  it('belong to variable products, all of which have several', () => {
    const others = allGoods.filter(({ classCode }) => classCode !== 'variable_product');
    expect(others.filter(({ variants, variations }) => variants.length + variations.length > 0)).toEqual([]);
    expect(variable.filter(({ variations }) => variations.length < 2)).toEqual([]);
  });

  it('choose one known value of every variant, each its own combination', () => {
    for (const { slug, variants, variations } of variable) {
      for (const { values } of variations) {
        expect(Object.keys(values).toSorted(), slug).toEqual(variants.map(({ id }) => id).toSorted());
        for (const { id, options } of variants) {
          expect(
            options.map(({ value }) => value),
            slug,
          ).toContain(values[id]);
        }
      }
      expect(
        repeated(variations.map(({ values }) => JSON.stringify(variants.map(({ id }) => values[id])))),
        slug,
      ).toEqual([]);
    }
  });

  it('begin with one that exists and can be bought', () => {
    for (const { slug, variations, defaultVariationSku } of variable) {
      const first = variations.find(({ sku }) => sku === defaultVariationSku);
      expect(first, slug).toBeDefined();
      const isAvailable = first && !first.unavailableForSale && !first.discontinued && !first.archived;
      // Of one, none can be chosen.
      const isOff = variations.every(({ unavailableForSale }) => unavailableForSale);
      expect(isAvailable, slug).toBe(!isOff);
    }
  });
});
