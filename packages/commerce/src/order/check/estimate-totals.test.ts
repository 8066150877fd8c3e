import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addToCart } from '../../cart/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import type { NewShop } from '../../shop/index.ts';
import { makeSale, type TestSale } from '../../testing/sale.ts';
import { plainSettings } from '../../testing/shops.ts';
import { recordStatements } from '../../testing/statements.ts';
import { createTestDatabase, type TestDatabase } from '../../testing.ts';
import { type EstimateTotals, estimateTotals } from '../index.ts';

const checkout: NewShop['settings']['checkout'] = {
  countries: ['US', 'CA'],
  shippingMethods: [
    {
      id: 'standard',
      title: 'Standard',
      kind: 'flat',
      price: 695,
      freeFrom: 7500,
      countries: ['US'],
      estimateDays: [3, 5],
    },
    { id: 'express', title: 'Express', kind: 'flat', price: 1500, estimateDays: [1, 2] },
    { id: 'pickup', title: 'Pick-up', kind: 'pickup', price: 0, countries: ['US'], estimateDays: [0, 1] },
  ],
  taxRates: [
    { country: 'US', state: 'NY', rate: 8875, shippingTaxed: true },
    { country: 'US', state: 'NJ', rate: 6625 },
  ],
  paymentMethods: [{ code: 'check', title: 'Check' }],
};

let test: TestDatabase;
let sale: TestSale;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  sale = await makeSale(test.db, { settings: { ...plainSettings, checkout } });
});
afterAll(() => test.drop());

const newYork = { country: 'US', state: 'NY', postcode: '10001' };

async function cartOf(...products: Parameters<TestSale['simple']>[0][]) {
  const ctx = sale.guest();
  for (const given of products) await addToCart(ctx, { productId: (await sale.simple(given)).id, qty: 1 });
  return ctx;
}

const costsAt = async (ctx: ShopContext, input: EstimateTotals) =>
  (await estimateTotals(ctx, input)).cart.costs;

const methodIds = async (ctx: ShopContext, input: EstimateTotals) =>
  (await costsAt(ctx, input)).shippingOptions.map((option) => option.methodId);

describe('an estimate', () => {
  it('adds shipping and tax for the address and method [TAX-501, TAX-505, TAX-509]', async () => {
    const ctx = await cartOf({ price: 1999, shippingFee: 300 });
    const { totals, shipping } = await costsAt(ctx, { address: newYork, shippingMethodId: 'express' });
    expect(shipping).toMatchObject({ methodId: 'express', amount: 1500, fee: 300, discount: 0, total: 1960 });
    // 8.875 % of 19.99 and of 18.00, each rounded half up.
    expect(totals).toEqual({
      subtotal: 1999,
      discount: 0,
      shipping: 1800,
      tax: 177 + 160,
      grandTotal: 1999 + 1800 + 337,
    });
    const jersey = await costsAt(ctx, {
      address: { ...newYork, state: 'NJ' },
      shippingMethodId: 'express',
    });
    expect(jersey).toMatchObject({ totals: { tax: 132 }, shipping: { tax: 0 } });
  });

  it('offers the methods for the country with title and price, the first at first [TAX-509, TAX-512]', async () => {
    const ctx = await cartOf({ price: 1000 });
    const home = await costsAt(ctx, { address: newYork });
    expect(home.shippingOptions).toMatchObject([
      { methodId: 'standard', title: 'Standard', amount: 695, total: 695, estimateDays: [3, 5] },
      { methodId: 'express', title: 'Express', total: 1500 },
      { methodId: 'pickup', title: 'Pick-up', total: 0 },
    ]);
    expect(home.shipping?.methodId).toBe('standard');
    expect(await methodIds(ctx, { address: { country: 'CA' } })).toEqual(['express']);
  });

  it('ships free from the amount on', async () => {
    const ctx = await cartOf({ price: 7500 });
    expect((await costsAt(ctx, { address: newYork })).shipping).toMatchObject({
      methodId: 'standard',
      total: 0,
    });
  });

  it('offers only what every line allows, and nothing when that is nothing [CHK-009, TAX-510]', async () => {
    const limited = await cartOf({ limitShippingMethods: ['pickup', 'express'] }, {});
    expect(await methodIds(limited, { address: newYork })).toEqual(['express', 'pickup']);
    const torn = await cartOf({ limitShippingMethods: ['pickup'] }, { limitShippingMethods: ['express'] });
    expect(await costsAt(torn, { address: newYork })).toMatchObject({
      shippingOptions: [],
      shippingIssue: { code: 'shipping.none_available' },
    });
  });

  it('ships nothing that needs no shipping [CHK-009]', async () => {
    const ctx = await cartOf({ nonShippable: true, price: 1000 });
    expect(await costsAt(ctx, { address: newYork })).toMatchObject({
      shippingRequired: false,
      shippingOptions: [],
      totals: { grandTotal: 1089 },
    });
  });

  it('calls a method that is not offered invalid [TAX-511]', async () => {
    const ctx = await cartOf({});
    expect(await costsAt(ctx, { address: { country: 'CA' }, shippingMethodId: 'standard' })).toMatchObject({
      shippingIssue: { code: 'shipping.invalid_method' },
      totals: { shipping: 0 },
    });
  });

  it('knows neither shipping nor tax before it knows where to', async () => {
    const ctx = await cartOf({ price: 1000 });
    expect(await costsAt(ctx, {})).toMatchObject({
      shippingOptions: [],
      totals: { tax: 0, grandTotal: 1000 },
    });
  });

  it('refuses a state its country does not have, instead of taxing nothing [TAX-501, TAX-505]', async () => {
    const ctx = await cartOf({ price: 1000 });
    for (const state of ['ZZ', 'Newyorc']) {
      await expect(estimateTotals(ctx, { address: { ...newYork, state } })).rejects.toMatchObject({
        code: 'invalid-input',
        field: 'address.state',
        reason: { code: 'field.state' },
      });
    }
    const named = await costsAt(ctx, { address: { ...newYork, state: ' new york ' } });
    expect(named.totals.tax).toBeGreaterThan(0);
    for (const state of ['', null, undefined]) {
      expect(await costsAt(ctx, { address: { ...newYork, state } })).toMatchObject({
        totals: { tax: 0 },
      });
    }
  });

  it('refuses countries and payment methods the shop does not have [CHK-006]', async () => {
    const ctx = await cartOf({});
    await expect(estimateTotals(ctx, { address: { country: 'DE' } })).rejects.toMatchObject({
      code: 'invalid-input',
      field: 'address.country',
      reason: { code: 'field.country' },
    });
    await expect(estimateTotals(ctx, { paymentCode: 'gold' })).rejects.toMatchObject({
      field: 'paymentCode',
    });
    const { paymentMethods: offered } = await estimateTotals(ctx, { address: newYork, paymentCode: 'check' });
    expect(offered).toEqual([
      { code: 'check', title: 'Check', instructions: '', sellerId: sale.shop.ownSellerId, shippingKinds: [] },
    ]);
  });

  it('is all zero for an empty cart', async () => {
    const { cart } = await estimateTotals(sale.guest(), { address: newYork });
    expect(cart).toMatchObject({
      count: 0,
      costs: { shippingRequired: false, shippingOptions: [], totals: { grandTotal: 0 } },
    });
  });

  it('needs four statements', async () => {
    const ctx = await cartOf({}, {});
    const sent = await recordStatements(test.db, () => estimateTotals(ctx, { address: newYork }));
    expect(sent.length).toBeLessThanOrEqual(4);
  });
});

describe('a payment method for pick-up alone', () => {
  const paymentMethods = [
    { code: 'check', title: 'Check' },
    { code: 'cash', title: 'Cash on pickup', shippingKinds: ['pickup' as const] },
  ];
  const codes = (estimate: Awaited<ReturnType<typeof estimateTotals>>) =>
    estimate.paymentMethods.map(({ code }) => code);
  let shop: TestSale;
  beforeAll(async () => {
    shop = await makeSale(test.db, {
      settings: { ...plainSettings, checkout: { ...checkout, paymentMethods } },
    });
  });

  it('is offered with pick-up only [CHK-010]', async () => {
    const ctx = shop.guest();
    await addToCart(ctx, { productId: (await shop.simple()).id, qty: 1 });
    const estimate = (shippingMethodId: string) =>
      estimateTotals(ctx, { address: newYork, shippingMethodId });
    expect(codes(await estimate('pickup'))).toEqual(['check', 'cash']);
    expect(codes(await estimate('standard'))).toEqual(['check']);
    expect(codes(await estimateTotals(ctx, { address: newYork }))).toEqual(['check']);
    expect(codes(await estimateTotals(ctx, {}))).toEqual(['check']);
  });

  it('is not offered for what nobody picks up [CHK-010]', async () => {
    const ctx = shop.guest();
    await addToCart(ctx, { productId: (await shop.simple({ nonShippable: true })).id, qty: 1 });
    expect(codes(await estimateTotals(ctx, { address: newYork }))).toEqual(['check']);
  });

  it('is refused with another way to ship, with a sentence of its own [CHK-010]', async () => {
    const ctx = shop.guest();
    await addToCart(ctx, { productId: (await shop.simple()).id, qty: 1 });
    const estimate = (shippingMethodId: string) =>
      estimateTotals(ctx, { address: newYork, shippingMethodId, paymentCode: 'cash' });
    await expect(estimate('standard')).rejects.toMatchObject({
      code: 'invalid-input',
      field: 'paymentCode',
      reason: { code: 'payment.other_shipping' },
    });
    expect((await estimate('pickup')).cart.costs.shipping?.methodId).toBe('pickup');
  });
});

it('shows the only payment method as Credit Card where it is one [PAY-503, CONST-565]', async () => {
  const methods = [{ code: 'card', title: 'Credit card or debit' }];
  const settings = { ...plainSettings, checkout: { ...checkout, paymentMethods: methods } };
  const shop = await makeSale(test.db, { settings });
  const ctx = shop.guest();
  await addToCart(ctx, { productId: (await shop.simple()).id, qty: 1 });
  expect((await estimateTotals(ctx, { address: newYork })).paymentMethods).toMatchObject([
    { code: 'card', title: 'Credit Card' },
  ]);
});

it('says whether the total is known: not before every part of the address that decides it is there [TAX-501]', async () => {
  const ctx = sale.guest();
  await addToCart(ctx, { productId: (await sale.simple()).id, qty: 1 });
  const known = async (address?: { country: string; state?: string }, shippingMethodId?: string) =>
    (
      await costsAt(ctx, {
        ...(address && { address }),
        ...(shippingMethodId && { shippingMethodId }),
      })
    ).totalsKnown;
  expect(await known()).toBe(false);
  expect(await known({ country: 'US' })).toBe(false);
  expect(await known({ country: 'US', state: 'NY' })).toBe(true);
  // No tax there, whatever the province.
  expect(await known({ country: 'CA' })).toBe(true);
  expect(await known({ country: 'CA' }, 'standard')).toBe(false);
});
