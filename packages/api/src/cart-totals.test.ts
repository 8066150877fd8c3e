import { createProduct } from '@stoa/commerce';
import { simpleProduct } from '@stoa/commerce/testing';
import { describe, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { ADD_TO_CART, visitorWith } from './testing/cart-visitor.ts';
import { serveMug } from './testing/served-mug.ts';
import type { TestClient } from './testing/test-client.ts';
import { newYork } from './testing/test-sale.ts';

const { sale, mug } = await serveMug();

const ADDRESS = '{ first_name last_name company street street2 city state postcode country phone }';
const SHIPPING = `shipping_amount shipping_fee shipping_level_discount shipping_method
  enabled_nomal_shipping_method_count
  shipping_methods { method title price shipping_total default_info }`;

describe('the cart summary of the contract', () => {
  it('has shipping, tax and addresses once it is known where it goes [ENT-538, ENT-540, ENT-542, ENT-543, ENT-544, TAX-512]', async () => {
    const query = `query ($address: AddressInput) { checkout(address: $address, shipping_method: "standard") {
      summary { amount grand_total tax_amount total_due ${SHIPPING} shipping_address ${ADDRESS} billing_address ${ADDRESS} } } }`;
    const address = { ...newYork, company: 'Engines', street2: 'Flat 2', phone: '212 555 0100' };
    const who = await visitorWith(sale, mug.id, 2);
    const { id } = await sale.simple({ price: 1000, shippingFee: 250 });
    await ask(who, ADD_TO_CART, { input: { _id: id, qty: 1 } });
    const { checkout } = Object(await ask(who, query, { address }));
    expect(checkout.summary).toEqual({
      // 8.875 % of 58.00; shipping is not taxed.
      amount: 58,
      tax_amount: 5.15,
      grand_total: 72.6,
      total_due: 72.6,
      shipping_amount: 6.95,
      shipping_fee: 2.5,
      shipping_level_discount: 0,
      shipping_method: 'standard',
      enabled_nomal_shipping_method_count: 1,
      shipping_methods: [
        {
          method: 'standard',
          title: 'Standard',
          price: 6.95,
          shipping_total: 9.45,
          default_info: { estimate_days: { min: 3, max: 5 } },
        },
      ],
      shipping_address: address,
      billing_address: address,
    });
    const { summary } = Object((await who.post('/api/checkout', { address })).body);
    const [told] = checkout.summary.shipping_methods;
    const rest = { ...told, _id: 'standard', currency: 'USD' };
    expect(summary.shipping_methods).toEqual([rest]);
  });

  it('has an estimate of what is due, and how it can be paid [ENT-536, ENT-539, PAY-501, TAX-505]', async () => {
    const query = `mutation ($input: EstimateTaxInput!) { estimateTax(input: $input) {
      success message total_due amount tax_amount shipping_amount shipping_fee shipping_level_discount
      discount_amount redemptions { amount } } }`;
    const who = await visitorWith(sale, mug.id, 2);
    const { id } = await sale.simple({ price: 1000, shippingFee: 250 });
    await ask(who, ADD_TO_CART, { input: { _id: id, qty: 1 } });
    const input = { address: newYork, shipping_method: 'standard' };
    expect(await ask(who, query, { input })).toEqual({
      estimateTax: {
        success: true,
        message: null,
        amount: 58,
        tax_amount: 5.15,
        total_due: 72.6,
        shipping_amount: 6.95,
        shipping_fee: 2.5,
        shipping_level_discount: 0,
        discount_amount: 0,
        redemptions: [],
      },
    });
    const unknown = { ...input, shipping_method: 'by-owl' };
    expect(await ask(who, query, { input: unknown })).toMatchObject({
      estimateTax: { success: false, message: expect.stringContaining('invalid_method') },
    });
    expect(await ask(who, '{ checkout { payment_methods { code title sellerGuid } } }')).toEqual({
      checkout: {
        payment_methods: [{ code: 'check', title: 'Check', sellerGuid: sale.shop.ownSellerId }],
      },
    });
  });

  it('says by what title it is shipped, or why not, and whether the total is the one charged [TAX-501, TAX-509, TAX-510, TAX-511]', async () => {
    const query = `query ($address: AddressInput, $method: String) {
      checkout(address: $address, shipping_method: $method) { shipping_title total_known } }`;
    const told = async (who: TestClient, variables: object) =>
      Object.values(Object(await ask(who, query, variables)).checkout);
    const who = await visitorWith(sale, mug.id, 1);
    expect(await told(who, {})).toEqual(['', false]);
    expect(await told(who, { address: newYork })).toEqual(['Standard', true]);
    expect(await told(who, { address: newYork, method: 'other' })).toEqual([
      'shipping.invalid_method {}',
      false,
    ]);
    const kept = { ...simpleProduct(), limitShippingMethods: ['none-of-them'] };
    const { id } = await createProduct(sale.system, kept);
    await ask(who, ADD_TO_CART, { input: { _id: id, qty: 1 } });
    expect(await told(who, { address: newYork })).toEqual(['shipping.none_available {}', false]);
  });
});
