import { describe, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { ADD_TO_CART, visitorWith } from './testing/cart-visitor.ts';
import { serveMug } from './testing/served-mug.ts';

const { sale, mug } = await serveMug();

const TOTALS = `_id amount applied_discounts discount_amount grand_total tax_amount total_due other_tax`;
const SHIPPING = `shipping_amount shipping_fee shipping_level_discount shipping_method
  enabled_nomal_shipping_method_count
  shipping_methods { _id method title price shipping_total default_info }`;

describe('the cart summary of the contract', () => {
  it('tells its totals and seller [API-GQL-533, ENT-540, ENT-543, ENT-546]', async () => {
    const who = await visitorWith(sale, mug.id, 2);
    const query = `{ getCartSummary(is_first: true, is_checkout: false) { ${TOTALS} ${SHIPPING}
      seller { _id guid code name logo } } }`;
    const { ownSellerId } = sale.shop;
    expect(Object(await ask(who, query)).getCartSummary).toEqual({
      _id: expect.any(String),
      amount: 48,
      grand_total: 48,
      total_due: 48,
      applied_discounts: [],
      discount_amount: 0,
      tax_amount: 0,
      other_tax: 0,
      shipping_amount: 0,
      shipping_fee: 0,
      shipping_level_discount: 0,
      shipping_method: null,
      shipping_methods: [],
      enabled_nomal_shipping_method_count: 0,
      seller: {
        _id: ownSellerId,
        guid: ownSellerId,
        code: expect.any(String),
        name: sale.shop.name,
        logo: null,
      },
    });
  });

  it('is one of as many as there are sellers: one where the shop sells by itself [API-GQL-534, TEN-503]', async () => {
    const carts = '{ getMarketplaceCarts(is_first: true) { amount items { qty } } }';
    expect(await ask(await visitorWith(sale, mug.id, 2), carts)).toEqual({
      getMarketplaceCarts: [{ amount: 48, items: [{ qty: 2 }] }],
    });
    expect(await ask(sale.visitor(), carts)).toEqual({ getMarketplaceCarts: [] });
  });

  it('says whether anything has been kept yet, and is empty before that [CART-501, CART-502]', async () => {
    const amounts =
      'amount discount_amount tax_amount other_tax shipping_amount shipping_fee grand_total total_due';
    const query = `{ getCartSummary { cart_loaded _id ${amounts} items { qty } } }`;
    const zero = Object.fromEntries(amounts.split(' ').map((name) => [name, 0]));
    const empty = { cart_loaded: false, _id: null, ...zero, items: [] };
    const who = sale.visitor();
    expect(await ask(who, query)).toEqual({ getCartSummary: empty });
    await ask(who, ADD_TO_CART, { input: { _id: mug.id, qty: 1 } });
    expect(await ask(who, query)).toMatchObject({ getCartSummary: { cart_loaded: true, amount: 24 } });
  });

  it('is counted by pieces [API-GQL-535]', async () => {
    expect(await ask(await visitorWith(sale, mug.id, 3), '{ getCartCount { count } }')).toEqual({
      getCartCount: { count: 3 },
    });
    expect(await ask(sale.visitor(), '{ getCartCount { count } }')).toEqual({ getCartCount: { count: 0 } });
  });
});
