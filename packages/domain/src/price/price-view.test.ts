import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountPercent, discountText, oldPrice, priceView, priceVisibility } from './index.ts';

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
      expect(discountText(prices)).toBeUndefined();
    }
  });

  it('is (old - final) / old rounded to whole percent, shown only above 0 [PRICE-020, PRICE-021]', () => {
    expect(discountPercent({ final: 800, price: 1000 })).toBe(20);
    expect(discountPercent({ final: 6667, price: 10_000 })).toBe(33);
    expect(discountPercent({ final: 875, price: 1000 })).toBe(13);
    expect(discountText({ final: 800, price: 1000 })).toEqual({
      code: 'price.percent_off',
      params: { percent: 20 },
    });
    expect(discountText({ final: 999, price: 1000 })).toBeUndefined();
    expect(discountText({ final: 1100, price: 1000 })).toBeUndefined();
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
    for (const standing of ['guest', 'pending', 'verified'] as const) {
      expect(priceVisibility(false, standing)).toBe('visible');
    }
  });
});

describe('priceView', () => {
  const product = { final: 800, price: 1000, msrp: 1200, hidePrice: false };

  it('shows the price with the old one', () => {
    expect(priceView(product, 'visible', 'page')).toEqual({
      kind: 'price',
      final: 800,
      old: 1000,
      discountPercent: 20,
    });
    expect(priceView({ ...product, final: 1200 }, 'visible', 'page')).not.toHaveProperty('old');
  });

  it('asks guests to sign in, in the words of page and card [PRICE-009, PERM-503, CARD-513]', () => {
    expect(priceView(product, 'sign-in', 'page')).toEqual({
      kind: 'text',
      text: { code: 'price.sign_in', params: {} },
    });
    expect(priceView(product, 'sign-in', 'card')).toMatchObject({ text: { code: 'price.sign_in_card' } });
  });

  it('tells the unapproved that they wait for approval [PRICE-010]', () => {
    for (const place of ['page', 'card'] as const) {
      expect(priceView(product, 'pending-approval', place)).toMatchObject({
        text: { code: 'price.pending_approval' },
      });
    }
  });

  it('sends to the cart for a price that the product hides [PRICE-004]', () => {
    const hidden = { ...product, hidePrice: true };
    expect(priceView(hidden, 'visible', 'page')).toEqual({
      kind: 'text',
      text: { code: 'price.see_in_cart', params: {} },
    });
    expect(priceView(hidden, 'sign-in', 'page')).toMatchObject({ text: { code: 'price.sign_in' } });
  });

  it('shows a price only above 0 [PRICE-005, CARD-508]', () => {
    expect(priceView({ ...product, final: 0 }, 'visible', 'page')).toEqual({ kind: 'none' });
    expect(priceView({ ...product, final: 1 }, 'visible', 'page')).toMatchObject({ final: 1 });
  });

  it('holds no amount at all where the price is hidden [PRICE-011, CARD-511]', () => {
    const views = [
      priceView(product, 'sign-in', 'card'),
      priceView(product, 'pending-approval', 'page'),
      priceView({ ...product, hidePrice: true }, 'visible', 'card'),
    ];
    for (const view of views) expect(JSON.stringify(view)).not.toMatch(/\d/);
  });
});
