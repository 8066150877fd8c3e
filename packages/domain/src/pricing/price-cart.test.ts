import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { msg } from '../i18n/index.ts';
import { sumMoney } from '../money/index.ts';
import { percentRate } from '../money/testing.ts';
import type { ShippingMethod } from '../shipping/index.ts';
import type { TaxRate } from '../tax/index.ts';
import { type PricingCart, type PricingLine, type PricingRules, priceCart } from './index.ts';

const reason = msg('coupon.expired');
const standard: ShippingMethod = {
  id: 'standard',
  title: 'Standard',
  countries: [],
  estimateDays: [3, 5],
  price: { kind: 'flat', price: 695 },
};
const rate = (percent: number, taxClass = 'standard'): TaxRate => ({
  name: 'Sales tax',
  country: 'US',
  taxClass,
  rate: percentRate(percent),
  onShipping: true,
});
const salesTax = { name: 'Sales tax', jurisdiction: 'US' };
const rules = (over: Partial<PricingRules> = {}): PricingRules => ({
  shippingMethods: [standard],
  taxRates: [rate(6), rate(1, 'books')],
  pricesIncludeTax: false,
  stateRequired: [],
  ...over,
});
const line = (id: string, unitPrice: number, over: Partial<PricingLine> = {}): PricingLine => ({
  id,
  unitPrice,
  quantity: 1,
  buyable: true,
  weightGrams: 0,
  shippingFee: 0,
  shippable: false,
  ...over,
});
const home = { prices: 'visible', destination: { country: 'US', postcode: '10001' } } as const;

const price = (cart: PricingCart, over: Partial<PricingRules> = {}) => priceCart(cart, rules(over), home);

describe('the price of a cart', () => {
  it('is zero for an empty cart [CART-501]', () => {
    expect(price({ lines: [] })).toEqual({
      lines: [],
      excludedLines: [],
      discounts: [],
      shippingRequired: false,
      shippingOptions: [],
      pricesIncludeTax: false,
      taxes: [],
      totals: { subtotal: 0, discount: 0, shipping: 0, tax: 0, grandTotal: 0 },
      totalsKnown: true,
    });
  });

  it('adds up: subtotal, discount, shipping, tax by rate, grand total', () => {
    const cart = price({
      lines: [
        line('a', 1999, { quantity: 3, shippable: true, shippingFee: 35 }),
        line('b', 500, { taxClass: 'books' }),
        line('g', 0),
      ],
      discounts: [{ reason, lines: { a: 600 }, shipping: 0 }],
    });
    expect(cart.lines[0]).toEqual({
      id: 'a',
      unitPrice: 1999,
      quantity: 3,
      subtotal: 5997,
      discount: 600,
      pricesIncludeTax: false,
      taxes: [{ ...salesTax, rate: percentRate(6), base: 5397, tax: 324 }],
      tax: 324,
      total: 5721,
    });
    expect(cart.shipping).toEqual({
      methodId: 'standard',
      title: 'Standard',
      estimateDays: [3, 5],
      isPickup: false,
      amount: 695,
      fee: 105,
      discount: 0,
      pricesIncludeTax: false,
      taxes: [{ ...salesTax, rate: percentRate(6), base: 800, tax: 48 }],
      tax: 48,
      total: 848,
    });
    expect(cart.taxes).toEqual([
      { ...salesTax, rate: percentRate(6), base: 5397 + 800, tax: 324 + 48 },
      { ...salesTax, rate: percentRate(1), base: 500, tax: 5 },
    ]);
    expect(cart.discounts).toEqual([{ reason, amount: 600 }]);
    expect(cart.totals).toEqual({
      subtotal: 6497,
      discount: 600,
      shipping: 800,
      tax: 324 + 5 + 48,
      grandTotal: 6497 - 600 + 800 + 377,
    });
  });

  it('rounds tax half up, line by line', () => {
    const lines = [line('a', 10), line('b', 10), line('c', 9)];
    const cart = price({ lines }, { taxRates: [rate(5)] });
    expect(cart.lines.map(({ tax }) => tax)).toEqual([1, 1, 0]);
    expect(cart.totals.tax).toBe(2);
  });

  it('charges taxes of several names beside each other, each in a row of its own', () => {
    const provincial = { ...rate(9.975), name: 'QST', onShipping: false };
    const cart = price(
      { lines: [line('a', 999, { shippable: true }), line('b', 500)] },
      { taxRates: [provincial, { ...rate(5), name: 'GST' }] },
    );
    expect(cart.lines[0]?.taxes.map(({ name, base, tax }) => [name, base, tax])).toEqual([
      ['GST', 999, 50],
      ['QST', 999, 100],
    ]);
    expect(cart.shipping?.taxes.map(({ name, tax }) => [name, tax])).toEqual([['GST', 35]]);
    expect(cart.taxes.map(({ name, base, tax }) => [name, base, tax])).toEqual([
      ['GST', 999 + 500 + 695, 50 + 25 + 35],
      ['QST', 999 + 500, 100 + 50],
    ]);
    expect(cart.totals).toMatchObject({ tax: 260, grandTotal: 999 + 500 + 695 + 260 });
  });

  it('finds the tax within prices that include it, and adds none', () => {
    const lines = [
      line('a', 11_900, { shippable: true }),
      line('b', 107, { quantity: 3, taxClass: 'books' }),
    ];
    const cart = price({ lines }, { taxRates: [rate(19), rate(7, 'books')], pricesIncludeTax: true });
    expect(cart.lines.map(({ subtotal, tax, total }) => [subtotal, tax, total])).toEqual([
      [11_900, 1900, 11_900],
      [321, 21, 321],
    ]);
    expect(cart.shipping).toMatchObject({ pricesIncludeTax: true, tax: 111, total: 695 });
    expect(cart.taxes.map(({ base, tax }) => [base, tax])).toEqual([
      [10_000 + 584, 1900 + 111],
      [300, 21],
    ]);
    expect(cart.totals).toEqual({
      subtotal: 12_221,
      discount: 0,
      shipping: 695,
      tax: 2032,
      grandTotal: 12_221 + 695,
    });
  });

  it('shares the tax within a price out between several taxes, to the cent', () => {
    const taxRates = [
      { ...rate(5), name: 'GST' },
      { ...rate(9.975), name: 'QST' },
    ];
    const [only] = price({ lines: [line('a', 1000)] }, { taxRates, pricesIncludeTax: true }).lines;
    expect(only?.taxes.map(({ base, tax }) => [base, tax])).toEqual([
      [870, 43],
      [870, 87],
    ]);
    expect(only).toMatchObject({ tax: 130, total: 1000 });
  });

  it('takes off no more than there is to pay, one discount after another', () => {
    const cart = price({
      lines: [line('a', 500, { shippable: true })],
      discounts: [
        { reason, lines: { a: 300 }, shipping: 0 },
        { reason, lines: { a: 900, gone: 100 }, shipping: 9999 },
      ],
    });
    expect(cart.discounts.map(({ amount }) => amount)).toEqual([300, 200 + 695]);
    expect(cart.shipping).toMatchObject({ discount: 695, tax: 0, total: 0 });
    expect(cart.totals).toEqual({ subtotal: 500, discount: 500, shipping: 0, tax: 0, grandTotal: 0 });
    expect(cart.taxes).toEqual([]);
  });

  it('compares the threshold of free shipping with the merchandise after discounts', () => {
    const freeFrom: ShippingMethod = {
      ...standard,
      price: { kind: 'free-above', price: 695, threshold: 500 },
    };
    const shipping = (discount: number) =>
      price(
        {
          lines: [line('a', 500, { shippable: true })],
          discounts: [{ reason, lines: { a: discount }, shipping: 0 }],
        },
        { shippingMethods: [freeFrom] },
      ).shipping?.amount;
    expect([shipping(0), shipping(1)]).toEqual([0, 695]);
  });

  it('taxes nothing of a class without a rate, nor anything while the destination is unknown', () => {
    expect(price({ lines: [line('a', 500, { taxClass: 'food' })] }).totals.tax).toBe(0);
    const unknown = priceCart({ lines: [line('a', 500)] }, rules(), { prices: 'visible' });
    expect(unknown).toMatchObject({ taxes: [], totals: { tax: 0, grandTotal: 500 }, totalsKnown: false });
  });

  it('names what lines that can’t be bought would cost, and counts them in nothing', () => {
    const cart = price({ lines: [line('a', 500, { buyable: false, quantity: 2, shippable: true })] });
    expect(cart.excludedLines).toEqual([{ id: 'a', unitPrice: 500, quantity: 2, subtotal: 1000 }]);
    expect(cart).toMatchObject({ lines: [], shippingRequired: false, totals: { grandTotal: 0 } });
  });

  it('tells nothing to a buyer from whom prices are kept', () => {
    const lines = [line('a', 500, { shippable: true }), line('b', 700, { buyable: false })];
    const hidden = priceCart({ lines }, rules(), { ...home, prices: 'sign-in' });
    expect(hidden).toEqual(price({ lines: [] }));
  });
});

describe('the price of any cart', () => {
  const money = fc.nat({ max: 100_000 });
  const taxClass = fc.constantFrom(undefined, 'standard', 'books', 'food');
  const anyLine = fc.record({
    unitPrice: fc.nat({ max: 1_000_000 }),
    quantity: fc.integer({ min: 1, max: 100 }),
    shippingFee: fc.nat({ max: 1000 }),
    shippable: fc.boolean(),
    buyable: fc.boolean(),
    taxClass,
    off: fc.tuple(fc.integer({ min: -100, max: 2_000_000 }), money),
  });
  const anyCart = fc
    .tuple(
      fc.array(anyLine, { maxLength: 20 }),
      fc.tuple(money, money),
      money,
      fc.tuple(fc.nat(300_000), fc.nat(300_000), fc.nat(300_000)),
      fc.boolean(),
    )
    .map(([all, offShipping, shippingPrice, [first, second, third], pricesIncludeTax]) => {
      const lines = all.map(({ off: _off, ...given }, at) => line(`l${at}`, given.unitPrice, given));
      const discounts = offShipping.map((shipping, nth) => ({
        reason,
        lines: Object.fromEntries(all.map(({ off }, at) => [`l${at}`, off[nth] ?? 0])),
        shipping,
      }));
      const taxRates = [
        { ...rate(0), rate: first },
        { ...rate(0, 'books'), rate: second },
        { ...rate(0), rate: third, name: 'City tax' },
      ];
      const method: ShippingMethod = { ...standard, price: { kind: 'flat', price: shippingPrice } };
      return price({ lines, discounts }, { taxRates, shippingMethods: [method], pricesIncludeTax });
    });

  it('has totals that are the sums of its lines, shipping and tax rows', () => {
    fc.assert(
      fc.property(anyCart, ({ lines, shipping, taxes, discounts, totals, pricesIncludeTax }) => {
        const charged = shipping ? [...lines, shipping] : lines;
        const sumOf = <Row>(rows: readonly Row[], amount: (row: Row) => number) => sumMoney(rows.map(amount));
        expect(totals.subtotal).toBe(sumOf(lines, ({ unitPrice, quantity }) => unitPrice * quantity));
        expect(totals.discount).toBe(sumOf(lines, ({ discount }) => discount));
        expect(totals.shipping).toBe(shipping ? shipping.amount + shipping.fee - shipping.discount : 0);
        expect(totals.tax).toBe(sumOf(taxes, ({ tax }) => tax));
        expect(totals.tax).toBe(sumOf(charged, ({ tax }) => tax));
        expect(totals.grandTotal).toBe(sumOf(charged, ({ total }) => total));
        const price = totals.subtotal - totals.discount + totals.shipping;
        expect(totals.grandTotal).toBe(pricesIncludeTax ? price : price + totals.tax);
        expect(sumOf(discounts, ({ amount }) => amount)).toBe(sumOf(charged, ({ discount }) => discount));
        expect(new Set(taxes.map((row) => JSON.stringify([row.name, row.rate]))).size).toBe(taxes.length);
        for (const row of charged) {
          expect(row.tax).toBe(sumOf(row.taxes, ({ tax }) => tax));
          for (const { base } of row.taxes) expect(base).toBe(row.total - row.tax);
        }
        const baseOf = (rows: typeof taxes) => sumOf(rows, ({ base }) => base);
        expect(baseOf(taxes)).toBe(sumOf(charged, (row) => baseOf(row.taxes)));
      }),
    );
  });

  it('is never negative, nor is more taken off a line than it costs', () => {
    fc.assert(
      fc.property(anyCart, ({ lines, shipping, taxes, totals }) => {
        const amounts = [...Object.values(totals), ...taxes.map(({ tax }) => tax), shipping?.total ?? 0];
        expect(amounts.every((amount) => amount >= 0)).toBe(true);
        for (const { discount, subtotal } of lines) expect(discount).toBeLessThanOrEqual(subtotal);
      }),
    );
  });
});
