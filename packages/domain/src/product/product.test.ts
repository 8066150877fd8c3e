import { describe, expect, it } from 'vitest';
import { cardAddsToCart, isClassCode, purchaseAction } from './index.ts';

describe('purchaseAction', () => {
  const situation = { priceShown: true, buyable: true, soldOut: false };

  it('offers Add to Cart for what can be bought [ATC-001]', () => {
    expect(purchaseAction(situation)).toBe('add-to-cart');
  });

  it('says sold out or unavailable otherwise [ATC-001]', () => {
    expect(purchaseAction({ ...situation, buyable: false, soldOut: true })).toBe('sold-out');
    expect(purchaseAction({ ...situation, buyable: false })).toBe('unavailable');
  });

  it('offers nothing while the price is hidden [ATC-002, PERM-506]', () => {
    for (const buyable of [true, false]) {
      expect(purchaseAction({ ...situation, priceShown: false, buyable })).toBe('hidden-price');
    }
  });

  it('offers nothing in the See Other Sellers state', () => {
    expect(purchaseAction({ ...situation, otherSellers: true })).toBe('other-sellers');
  });
});

describe('cardAddsToCart', () => {
  it('adds simple products without choices only [CARD-518, CARD-519, CARD-527]', () => {
    expect(cardAddsToCart({ classCode: 'simple', needsChoices: false }, false)).toBe(true);
    expect(cardAddsToCart({ classCode: 'simple', needsChoices: true }, false)).toBe(false);
    for (const classCode of ['variable_product', 'grouped', 'gift_certificate'] as const) {
      expect(cardAddsToCart({ classCode, needsChoices: false }, false)).toBe(false);
    }
  });

  it('never adds in a marketplace [CARD-520, PERM-511]', () => {
    expect(cardAddsToCart({ classCode: 'simple', needsChoices: false }, true)).toBe(false);
  });
});

it('class codes are a closed set', () => {
  expect(isClassCode('grouped')).toBe(true);
  expect(isClassCode('bundle')).toBe(false);
});
