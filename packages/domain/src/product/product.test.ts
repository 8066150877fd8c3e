import { describe, expect, it } from 'vitest';
import { stockInfo } from '../stock/index.ts';
import { cardAddsToCart, isClassCode, purchaseAction } from './index.ts';

const base = { classCode: 'simple', hasPrice: true, salable: 5, backorders: false } as const;
const inStock = stockInfo(base, 1, '2026-06-15');
const soldOut = stockInfo({ ...base, salable: 0 }, 1, '2026-06-15');
const backordered = stockInfo({ ...base, salable: 0, backorders: true }, 1, '2026-06-15');
const unavailable = stockInfo({ ...base, unavailableForSale: true }, 1, '2026-06-15');

describe('purchaseAction', () => {
  it('offers Add to Cart for what can be bought [ATC-001]', () => {
    expect(purchaseAction({ stock: inStock, prices: 'visible' })).toBe('add-to-cart');
    expect(purchaseAction({ stock: backordered, prices: 'visible' })).toBe('add-to-cart');
  });

  it('says sold out or unavailable otherwise [CARD-528, CARD-529]', () => {
    expect(purchaseAction({ stock: soldOut, prices: 'visible' })).toBe('sold-out');
    expect(purchaseAction({ stock: unavailable, prices: 'visible' })).toBe('unavailable');
  });

  it('offers nothing while the price is hidden [ATC-002, CARD-515, PERM-506]', () => {
    for (const prices of ['sign-in', 'pending-approval'] as const) {
      expect(purchaseAction({ stock: inStock, prices })).toBe('hidden-price');
    }
  });

  it('offers nothing in the See Other Sellers state [ATC-003]', () => {
    expect(purchaseAction({ stock: inStock, prices: 'visible', otherSellers: true })).toBe('other-sellers');
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

it('class codes are a closed set [ENT-516]', () => {
  expect(isClassCode('grouped')).toBe(true);
  expect(isClassCode('bundle')).toBe(false);
});
