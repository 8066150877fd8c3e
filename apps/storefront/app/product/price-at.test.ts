import { describe, expect, it } from 'vitest';
import { pricesAt } from './price-at.ts';
import { product } from './testing.ts';

const levels = [
  { min_qty: 4, price: 21.6 },
  { min_qty: 8, price: 19.2 },
];

describe('pricesAt', () => {
  it('follows the quantity to the lowest level reached [PRICE-014, PRICE-015, PRICE-018]', () => {
    const at = (quantity: number) => pricesAt(product(), levels, quantity).final_price;
    expect([1, 3, 4, 7, 8, 20].map(at)).toEqual([24, 24, 21.6, 21.6, 19.2, 19.2]);
    const dearer = [...levels, { min_qty: 12, price: 22 }];
    expect(pricesAt(product(), dearer, 12).final_price).toBe(19.2);
  });

  it('keeps a price that is lower than the level [PRICE-016]', () => {
    const lowered = product({ price: 24, final_price: 18, discount_percent: 25 });
    expect(pricesAt(lowered, levels, 8)).toEqual(lowered);
  });

  it('strikes out what one piece costs and says the saving [PRICE-020]', () => {
    expect(pricesAt(product(), levels, 8)).toMatchObject({
      price: 24,
      final_price: 19.2,
      discount_percent: 20,
    });
    const much = [{ min_qty: 2, price: 8 }];
    expect(pricesAt(product(), much, 2)).toMatchObject({ final_price: 8, discount_percent: 67 });
  });

  it('adds the fee of the chosen options [PRICE-017]', () => {
    expect(pricesAt(product(), levels, 1, 6)).toMatchObject({ final_price: 30, discount_percent: 0 });
    expect(pricesAt(product(), levels, 8, 0.8)).toMatchObject({ price: 24.8, final_price: 20 });
    const compared = product({ msrp: 30, discount_percent: 20 });
    expect(pricesAt(compared, [], 1, 6)).toMatchObject({ msrp: 36, final_price: 30, discount_percent: 17 });
  });

  it('makes no price of a hidden one [PRICE-011]', () => {
    const hidden = product({ price: null, final_price: null, is_price_hidden: true });
    expect(pricesAt(hidden, levels, 8)).toEqual(hidden);
  });
});
