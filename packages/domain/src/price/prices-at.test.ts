import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountPercent, oldPrice, pricesAt, unitPrice } from './index.ts';

const mug = { final: 2400, price: 2400, msrp: null };
const levels = [
  { minQuantity: 4, price: 2160 },
  { minQuantity: 8, price: 1920 },
];
const one = { levels, quantity: 1, optionFee: 0 };

describe('pricesAt', () => {
  it('follows the quantity to the lowest level reached [PRICE-014, PRICE-015, PRICE-018]', () => {
    const at = (quantity: number) => pricesAt(mug, { ...one, quantity }).final;
    expect([1, 3, 4, 7, 8, 20].map(at)).toEqual([2400, 2400, 2160, 2160, 1920, 1920]);
    const dearer = [...levels, { minQuantity: 12, price: 2200 }];
    expect(pricesAt(mug, { ...one, levels: dearer, quantity: 12 }).final).toBe(1920);
  });

  it('keeps a price that is lower than the level [PRICE-016]', () => {
    expect(pricesAt({ ...mug, final: 1800 }, { ...one, quantity: 8 }).final).toBe(1800);
  });

  it('compares with what one piece costs [PRICE-020]', () => {
    const prices = pricesAt(mug, { ...one, quantity: 8 });
    expect([oldPrice(prices), discountPercent(prices)]).toEqual([2400, 20]);
    const much = pricesAt(mug, { ...one, levels: [{ minQuantity: 2, price: 800 }], quantity: 2 });
    expect([much.final, discountPercent(much)]).toEqual([800, 67]);
    expect(pricesAt({ final: 2400 }, { ...one, quantity: 4 })).toMatchObject({ final: 2160, price: 2400 });
  });

  it('adds the fee of the options to the price and to what it is compared with [PRICE-017]', () => {
    const dearer = pricesAt(mug, { ...one, optionFee: 600 });
    expect([dearer.final, discountPercent(dearer)]).toEqual([3000, 0]);
    expect(pricesAt(mug, { levels, quantity: 8, optionFee: 80 })).toMatchObject({ price: 2480, final: 2000 });
    const compared = pricesAt({ ...mug, msrp: 3000 }, { ...one, levels: [], optionFee: 600 });
    expect([compared.msrp, compared.final, discountPercent(compared)]).toEqual([3600, 3000, 17]);
  });

  it('is the unit price that is charged, of every product and quantity [PRICE-015, PRICE-017, PRICE-018]', () => {
    const amount = fc.nat({ max: 10_000_000 });
    const quantity = fc.integer({ min: 1, max: 100 });
    const fee = fc.integer({ min: -1000, max: 100_000 });
    const some = fc.array(fc.record({ minQuantity: quantity, price: amount }), { maxLength: 5 });
    fc.assert(
      fc.property(amount, some, quantity, fee, (final, given, pieces, optionFee) => {
        const priceLevels = given.map((level, at) => ({ ...level, id: String(at), customerGroups: [] }));
        const charged = unitPrice(final, priceLevels, {}, pieces, optionFee);
        expect(pricesAt({ final }, { levels: given, quantity: pieces, optionFee }).final).toBe(charged);
      }),
    );
  });
});
