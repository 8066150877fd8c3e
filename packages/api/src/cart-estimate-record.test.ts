import { createProduct, type ShopSettingsInput } from '@stoa/commerce';
import { plainSettings, simpleProduct } from '@stoa/commerce/testing';
import { describe, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { ADD_TO_CART } from './testing/cart-visitor.ts';
import { everyFieldOf } from './testing/every-operation.ts';
import { noRefusal } from './testing/outcome.ts';
import { serveMug } from './testing/served-mug.ts';
import type { TestClient } from './testing/test-client.ts';
import { newYork } from './testing/test-sale.ts';

/** Its prices contain the tax, and what is bought can be collected. */
const settings: ShopSettingsInput = {
  ...plainSettings,
  checkout: {
    ...plainSettings.checkout,
    pricesIncludeTax: true,
    shippingMethods: [
      { id: 'post', title: 'By post', kind: 'flat', price: 500, estimateDays: [2, 3] },
      { id: 'counter', title: 'Counter', kind: 'pickup', price: 0, estimateDays: [0, 0] },
    ],
  },
  delivery: {
    default: 'standard',
    rules: [{ id: 'standard', cutoff: '14:00', handlingDays: [1, 2], transitDays: [2, 4] }],
  },
};
const { sale, mug } = await serveMug({ settings });
const lamp = await createProduct(sale.system, {
  ...simpleProduct({ sku: 'LAMP', name: 'Lamp', price: 5900 }),
  priceLevels: [{ minQty: 2, price: 5500 }],
});
/** Nothing that could be sent. */
const wiring = await createProduct(sale.system, {
  ...simpleProduct({ sku: 'WIRING', name: 'Wiring', price: 2000, stock: null }),
  nonShippable: true,
});

/** Returns somebody with two lamps at 55.00 and their wiring. */
async function buyer(): Promise<TestClient> {
  const who = sale.visitor();
  await ask(who, ADD_TO_CART, { input: { _id: lamp.id, qty: 2 } });
  await ask(who, ADD_TO_CART, { input: { _id: wiring.id, qty: 1 } });
  return who;
}

/** The clock stands on Monday, the second of March, before the shop's hour. */
const byPost = {
  method: 'post',
  title: 'By post',
  price: 5,
  shipping_total: 5,
  currency: 'USD',
  default_info: { estimate_days: { min: 2, max: 3 }, delivery: { from: '2026-03-05', to: '2026-03-09' } },
};
const atTheCounter = {
  method: 'counter',
  title: 'Counter',
  price: 0,
  shipping_total: 0,
  currency: 'USD',
  default_info: {
    estimate_days: { min: 0, max: 0 },
    pickup: true,
    delivery: { from: '2026-03-03', to: '2026-03-04' },
  },
};
const methods = [byPost, atTheCounter];
/** As JSON tells them: with the code as `_id`. */
const jsonMethods = methods.map((one) => ({ ...one, _id: one.method }));

/** What 110.00 and 20.00 contain of 8.875 %: 8.97 and 1.63. */
const tax = 10.6;

const estimated = (shipping: typeof byPost | typeof atTheCounter) => ({
  amount: 130,
  discount_amount: 0,
  prices_include_tax: true,
  shipping_amount: shipping.price,
  shipping_fee: 0,
  shipping_level_discount: 0,
  tax_amount: tax,
  total_due: 130 + shipping.price,
});

const blank = { company: '', street2: '', phone: '' };

describe('the estimate of a cart whose prices contain the tax, asked for all of its fields', () => {
  it('tells what is sent, what is not, and when it is there by each way [ENT-538, ENT-543, ENT-544]', async () => {
    const query = `query ($address: AddressInput) { checkout(address: $address, shipping_method: "counter") {
      summary ${everyFieldOf('CartEstimate', 2)} } }`;
    const { checkout } = Object(await ask(await buyer(), query, { address: newYork }));
    expect(checkout.summary).toMatchObject({
      ...estimated(atTheCounter),
      grand_total: 130,
      enabled_nomal_shipping_method_count: 2,
      shipping_method: 'counter',
      shipping_methods: methods,
      shipping_address: { ...newYork, ...blank },
      billing_address: { ...newYork, ...blank },
      items: [
        { sku: 'LAMP', price: 55, row_total: 110, non_shippable_product: false },
        {
          sku: 'WIRING',
          price: 20,
          row_total: 20,
          non_shippable_product: true,
          is_in_stock: true,
          stock_status: 'in-stock',
          max_cart_qty: 100,
        },
      ],
    });
  });

  it('is that of the checkout, too, where it names no other way [ENT-539, TAX-505]', async () => {
    const query = `query ($address: AddressInput) { checkout(address: $address) {
      tax_estimate ${everyFieldOf('TaxEstimate', 1)} total_known shipping_required shipping_title } }`;
    expect(await ask(await buyer(), query, { address: newYork })).toEqual({
      checkout: {
        total_known: true,
        shipping_required: true,
        shipping_title: 'By post',
        tax_estimate: {
          ...estimated(byPost),
          ...noRefusal,
          success: true,
          currency: 'USD',
          redemptions: [],
          shipping_methods: methods,
        },
      },
    });
  });

  it('that nothing is sent of needs no way to send it [CHK-009]', async () => {
    const who = sale.visitor();
    await ask(who, ADD_TO_CART, { input: { _id: wiring.id, qty: 1 } });
    const query = `query ($address: AddressInput) { checkout(address: $address) {
      total_known shipping_required shipping_title shipping_methods { method }
      summary { shipping_method enabled_nomal_shipping_method_count shipping_methods { method } } } }`;
    expect(await ask(who, query, { address: newYork })).toEqual({
      checkout: {
        total_known: true,
        shipping_required: false,
        shipping_title: '',
        shipping_methods: [],
        summary: {
          shipping_method: null,
          enabled_nomal_shipping_method_count: 0,
          shipping_methods: [],
        },
      },
    });
  });

  it('tells no day where something has to be ordered first', async () => {
    const who = sale.visitor();
    const { id } = await sale.simple({ stock: { available: 1, allowBackorders: true } });
    await ask(who, ADD_TO_CART, { input: { _id: mug.id, qty: 1 } });
    await ask(who, ADD_TO_CART, { input: { _id: id, qty: 2 } });
    const query = `query ($address: AddressInput) { checkout(address: $address) {
      shipping_methods { default_info } } }`;
    const { checkout } = Object(await ask(who, query, { address: newYork }));
    expect(checkout.shipping_methods).toEqual([
      { default_info: { estimate_days: { min: 2, max: 3 } } },
      { default_info: { estimate_days: { min: 0, max: 0 }, pickup: true } },
    ]);
  });
});

describe('an estimate of tax, asked for all of its fields', () => {
  const ESTIMATE = `mutation ($input: EstimateTaxInput!) { estimateTax(input: $input) ${everyFieldOf('TaxEstimate', 1)} }`;
  const whole = {
    ...noRefusal,
    success: true,
    currency: 'USD',
    redemptions: [],
    shipping_methods: methods,
  };
  const input = { address: newYork, shipping_method: 'counter' };

  it('tells totals and ways to send it, by REST as the cart they belong to [API-GQL-561, API-REST-514, ENT-539]', async () => {
    const who = await buyer();
    expect(await ask(who, ESTIMATE, { input })).toEqual({
      estimateTax: { ...whole, ...estimated(atTheCounter) },
    });
    const { body } = await who.post('/api/cart/estimate-tax', input);
    expect(body).toEqual({
      success: true,
      message: null,
      summary: expect.objectContaining({
        ...estimated(atTheCounter),
        grand_total: 130,
        shipping_methods: jsonMethods,
      }),
    });
  });

  it('says what is wrong with a way that is not offered, by either door [TAX-511]', async () => {
    const who = await buyer();
    const message = 'shipping.invalid_method {}';
    const unknown = { ...input, shipping_method: 'by-owl' };
    expect(await ask(who, ESTIMATE, { input: unknown })).toEqual({
      estimateTax: { ...whole, ...estimated(atTheCounter), success: false, message },
    });
    const { body } = await who.post('/api/cart/estimate-tax', unknown);
    expect(body).toEqual({
      success: false,
      message,
      summary: expect.objectContaining({ amount: 130, shipping_method: null }),
    });
  });

  it('of a country to which nothing is sold is refused without a total [CHK-006]', async () => {
    const message = 'field.country {}';
    const field = 'address.country';
    const nothing = { amount: 0, tax_amount: 0, total_due: 0, shipping_amount: 0, shipping_methods: [] };
    expect(await ask(await buyer(), ESTIMATE, { input: { address: { ...newYork, country: 'FR' } } })).toEqual(
      {
        estimateTax: {
          ...whole,
          ...estimated(atTheCounter),
          ...nothing,
          success: false,
          code: 'BAD_USER_INPUT',
          message,
          field,
          field_errors: [{ field, message, code: 'field.country', params: {} }],
        },
      },
    );
  });
});
