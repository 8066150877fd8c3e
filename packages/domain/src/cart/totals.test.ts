import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumMoney } from '../money/index.ts';
import { percentRate } from '../money/testing.ts';
import { cartTotals } from './index.ts';

const tax = { rates: { standard: percentRate(6), books: percentRate(1) }, shippingRate: percentRate(6) };

describe('cart totals', () => {
  it('are all zero for an empty cart [CART-501]', () => {
    const { lines, ...numbers } = cartTotals({ lines: [] });
    expect(lines).toEqual([]);
    expect(Object.values(numbers).every((value) => value === 0)).toBe(true);
  });

  it('add up: subtotal, discount, shipping, tax, grand total', () => {
    const totals = cartTotals({
      lines: [
        { id: 'a', unitPrice: 1999, quantity: 3 },
        { id: 'b', unitPrice: 500, quantity: 1, taxClass: 'books' },
        { id: 'g', unitPrice: 0, quantity: 1 },
      ],
      lineDiscounts: { a: 600 },
      shipping: { amount: 695, fee: 105, discount: 0 },
      tax,
    });
    expect(totals).toMatchObject({
      itemCount: 5,
      subtotal: 6497,
      discount: 600,
      shippingAmount: 695,
      shippingFee: 105,
      shipping: 800,
      shippingTax: 48,
      tax: 324 + 5 + 48,
      grandTotal: 6497 - 600 + 800 + 377,
    });
    expect(totals.lines[0]).toEqual({ id: 'a', subtotal: 5997, discount: 600, tax: 324, total: 5721 });
  });

  it('round tax half up, line by line', () => {
    const half = { rates: { standard: percentRate(5) }, shippingRate: 0 };
    const lines = [
      { id: 'a', unitPrice: 10, quantity: 1 },
      { id: 'b', unitPrice: 10, quantity: 1 },
      { id: 'c', unitPrice: 9, quantity: 1 },
    ];
    expect(cartTotals({ lines, tax: half }).lines.map((line) => line.tax)).toEqual([1, 1, 0]);
    expect(cartTotals({ lines, tax: half }).tax).toBe(2);
  });

  it('take off no more than there is to pay', () => {
    const totals = cartTotals({
      lines: [{ id: 'a', unitPrice: 500, quantity: 1 }],
      lineDiscounts: { a: 900, gone: 100 },
      shipping: { amount: 695, fee: 0, discount: 9999 },
      tax,
    });
    expect(totals).toMatchObject({
      discount: 500,
      shippingDiscount: 695,
      shipping: 0,
      tax: 0,
      grandTotal: 0,
    });
  });

  it('tax nothing of a class without a rate, nor anything while the destination is unknown', () => {
    const lines = [{ id: 'a', unitPrice: 500, quantity: 1, taxClass: 'food' }];
    expect(cartTotals({ lines, tax }).tax).toBe(0);
    expect(cartTotals({ lines: [{ id: 'a', unitPrice: 500, quantity: 1 }] }).tax).toBe(0);
  });

  it('are exact and never negative for any cart', () => {
    const cart = fc.array(
      fc.record({
        unitPrice: fc.nat({ max: 1_000_000 }),
        quantity: fc.integer({ min: 1, max: 100 }),
        discount: fc.integer({ min: -100, max: 2_000_000 }),
      }),
      { maxLength: 20 },
    );
    const money = fc.nat({ max: 100_000 });
    fc.assert(
      fc.property(cart, money, money, money, fc.nat({ max: 300_000 }), (all, amount, fee, discount, rate) => {
        const totals = cartTotals({
          lines: all.map(({ unitPrice, quantity }, index) => ({ id: `l${index}`, unitPrice, quantity })),
          lineDiscounts: Object.fromEntries(all.map((line, index) => [`l${index}`, line.discount])),
          shipping: { amount, fee, discount },
          tax: { rates: { standard: rate }, shippingRate: rate },
        });
        expect(totals.grandTotal).toBe(totals.subtotal - totals.discount + totals.shipping + totals.tax);
        expect(totals.grandTotal).toBe(
          sumMoney([...totals.lines.map((line) => line.total), totals.shipping, totals.shippingTax]),
        );
        expect(Object.values({ ...totals, lines: 0 }).every((value) => value >= 0)).toBe(true);
        for (const line of totals.lines) expect(line.discount).toBeLessThanOrEqual(line.subtotal);
      }),
    );
  });
});
