import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountPercent, oldPrice, percentOf, priceVisibility } from './index.ts';

describe('discount', () => {
  it('compares with the regular price, else with the msrp [PRICE-020, CARD-509, CARD-510]', () => {
    expect(oldPrice({ final: 800, price: 1000, msrp: 1200 })).toBe(1000);
    expect(oldPrice({ final: 1000, price: 1000, msrp: 1200 })).toBe(1200);
    expect(oldPrice({ final: 1000, price: 1000, msrp: 1000 })).toBeUndefined();
    expect(oldPrice({ final: 1000, price: null })).toBeUndefined();
    expect(oldPrice({ final: 1000, price: null, msrp: 1200 })).toBe(1200);
    expect(oldPrice({ final: 1000, msrp: null })).toBeUndefined();
  });

  it('is none beside a price that is not shown', () => {
    for (const final of [0, -5]) {
      const prices = { final, price: 1000, msrp: 1200 };
      expect(oldPrice(prices)).toBeUndefined();
      expect(discountPercent(prices)).toBe(0);
    }
  });

  it('is (old - final) / old rounded to whole percent [PRICE-020]', () => {
    expect(discountPercent({ final: 800, price: 1000 })).toBe(20);
    expect(discountPercent({ final: 6667, price: 10_000 })).toBe(33);
    expect(discountPercent({ final: 875, price: 1000 })).toBe(13);
    expect(discountPercent({ final: 999, price: 1000 })).toBe(0);
    expect(discountPercent({ final: 1100, price: 1000 })).toBe(0);
    // Half a percent is rounded up, also where a division of the amounts in major units falls short of it.
    expect(discountPercent({ final: 1771, price: 2024 })).toBe(13);
    expect([percentOf(1, 3), percentOf(2, 3), percentOf(0, 5), percentOf(0, 0)]).toEqual([33, 67, 0, 0]);
  });

  it('is the share of the old price that is saved, to within half a percent [PRICE-020]', () => {
    const amount = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(amount, amount, (final, price) => {
        const percent = discountPercent({ final, price });
        const saved = Math.max(0, price - final);
        expect(Number.isInteger(percent)).toBe(true);
        // Twice a hundredfold, so that half a percent is a whole number as well.
        expect(2 * Math.abs(percent * price - 100 * saved)).toBeLessThanOrEqual(price);
      }),
    );
  });
});

describe('price visibility', () => {
  it('hides prices from everybody who is not verified where the shop says so [PRICE-007, PERM-502, PERM-504]', () => {
    expect(priceVisibility(true, 'guest')).toBe('sign-in');
    expect(priceVisibility(true, 'pending')).toBe('pending-approval');
    expect(priceVisibility(true, 'verified')).toBe('visible');
  });

  it('shows them to everybody elsewhere [PRICE-008]', () => {
    for (const status of ['guest', 'pending', 'verified'] as const) {
      expect(priceVisibility(false, status)).toBe('visible');
    }
  });
});
