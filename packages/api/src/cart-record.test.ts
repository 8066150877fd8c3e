import { createProduct } from '@stoa/commerce';
import { describe, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { serveMug } from './testing/served-mug.ts';
import { newYork } from './testing/test-sale.ts';

const { sale, mug } = await serveMug();

const add = `mutation ($input: AddToCartInput!, $personalization: JSON, $options: JSON, $rp: JSON, $wait: Boolean) {
  addToCart(input: $input, personalization_data: $personalization, product_options_data: $options,
    rp_info: $rp, shouldWaitForCartProcessing: $wait) { success status message messageType code addedQty } }`;

/** Somebody with so many mugs in the cart. */
async function buyer(qty: number) {
  const who = sale.visitor();
  if (qty > 0) await ask(who, add, { input: { _id: mug.id, qty } });
  return who;
}

const TOTALS = `_id amount applied_discounts discount_amount grand_total tax_amount total_due other_tax`;
const SHIPPING = `shipping_amount shipping_fee shipping_level_discount shipping_method
  enabled_nomal_shipping_method_count shipping_methods { method title price }`;

describe('the cart summary of the contract', () => {
  it('tells its totals and seller [API-GQL-533, ENT-540, ENT-546]', async () => {
    const who = await buyer(2);
    const query = `{ getCartSummary(is_first: true, is_checkout: false) { ${TOTALS}
      seller { _id guid code name logo } } }`;
    const { ownSellerId } = sale.shop;
    expect(Object(await ask(who, query)).getCartSummary).toEqual({
      ...{ _id: expect.any(String), amount: 48, grand_total: 48, total_due: 48 },
      ...{ applied_discounts: [], discount_amount: 0, tax_amount: 0, other_tax: 0 },
      seller: {
        ...{ _id: ownSellerId, guid: ownSellerId, code: expect.any(String) },
        ...{ name: sale.shop.name, logo: null },
      },
    });
  });

  it('is one of as many as there are sellers: one where the shop sells by itself [API-GQL-534]', async () => {
    const carts = '{ getMarketplaceCarts(is_first: true) { amount items { qty } } }';
    expect(await ask(await buyer(2), carts)).toEqual({
      getMarketplaceCarts: [{ amount: 48, items: [{ qty: 2 }] }],
    });
    expect(await ask(sale.visitor(), carts)).toEqual({ getMarketplaceCarts: [] });
  });

  it('is counted by pieces [API-GQL-535]', async () => {
    expect(await ask(await buyer(3), '{ getCartCount { count } }')).toEqual({ getCartCount: { count: 3 } });
    expect(await ask(sale.visitor(), '{ getCartCount { count } }')).toEqual({ getCartCount: { count: 0 } });
  });

  it('has shipping and addresses once it is known where it goes [ENT-538, ENT-542, ENT-543]', async () => {
    const query = `query ($address: AddressInput) { checkout(address: $address, shipping_method: "standard") {
      summary { ${SHIPPING} shipping_address { city postcode } billing_address { postcode } } } }`;
    const { checkout } = Object(await ask(await buyer(2), query, { address: newYork }));
    expect(checkout.summary).toEqual({
      ...{ shipping_amount: 6.95, shipping_fee: 0, shipping_level_discount: 0, shipping_method: 'standard' },
      enabled_nomal_shipping_method_count: 1,
      shipping_methods: [{ method: 'standard', title: 'Standard', price: 6.95 }],
      ...{
        shipping_address: { city: 'New York', postcode: '10001' },
        billing_address: { postcode: '10001' },
      },
    });
  });

  it('lists its lines [ENT-547, ENT-550]', async () => {
    const query = `{ getCartSummary { items { _id item_id name sku slug image { medium } sub_title class_code
      website_visibility weight auto_added_by is_freebie is_subscription is_favorite } } }`;
    const { getCartSummary } = Object(await ask(await buyer(1), query));
    expect(getCartSummary.items).toEqual([
      {
        ...{ _id: expect.any(String), item_id: getCartSummary.items[0]._id, name: 'Harbour mug' },
        ...{ sku: 'MUG-1', slug: 'harbour-mug', image: null, sub_title: '', class_code: 'simple' },
        ...{ website_visibility: true, weight: 0, auto_added_by: null },
        ...{ is_freebie: false, is_subscription: false, is_favorite: false },
      },
    ]);
  });

  it('keeps what was written on a piece and chosen for it [ENT-553]', async () => {
    const field = (code: string, type: 'text' | 'email') =>
      ({ code, label: code, type, required: false, displayed: true }) as const;
    const { id } = await createProduct(sale.system, {
      ...{ classCode: 'gift_certificate', sku: 'GIFT-1', name: 'Gift certificate', price: 5000 },
      personalizationOptions: [
        field('recipient_email', 'email'),
        field('recipient_name', 'text'),
        field('from_name', 'text'),
        field('message', 'text'),
      ],
      productOptions: [
        {
          ...{ id: 'ink', label: 'Ink', optionType: 'text', isRequired: false, additionalFee: 0 },
          ...{ initialVisibility: 'show', values: [] },
        },
      ],
    });
    const personalization = {
      ...{ recipient_email: 'ada@example.com', recipient_name: 'Ada' },
      ...{ from_name: 'Ben', message: 'Many happy returns' },
    };
    const who = sale.visitor();
    const wish = { input: { _id: id, qty: 1 }, personalization, options: { Ink: 'Blue' } };
    await ask(who, add, wish);
    const lines = '{ getCartSummary { items { personalization_data product_options_data } } }';
    expect(Object(await ask(who, lines)).getCartSummary.items).toEqual([
      { personalization_data: personalization, product_options_data: { Ink: 'Blue' } },
    ]);
  });
});

describe('adding to the cart', () => {
  it('takes every field of the specification, by both doors [ENT-537]', async () => {
    const seller = sale.shop.ownSellerId;
    const who = sale.visitor();
    const input = { _id: mug.id, qty: 1, sellerGuid: seller };
    const added = await ask(who, add, {
      input,
      personalization: {},
      options: {},
      rp: { from: 'ad' },
      wait: true,
    });
    expect(added).toMatchObject({ addToCart: { success: true, addedQty: 1 } });
    const { body } = await who.post('/api/cart/add', {
      ...{ id: mug.id, qty: 1, sellerGuid: seller, personalization_data: {}, product_options_data: {} },
      ...{ hideModal: true, shouldWaitForCartProcessing: true },
    });
    expect(body).toMatchObject({ success: true, qtyInCart: 2 });
  });

  it('answers success, or that it failed and why [API-042, API-GQL-569, ERR-524, ERR-531]', async () => {
    const who = await buyer(2);
    expect(await ask(who, add, { input: { _id: mug.id, qty: 2 } })).toEqual({
      addToCart: {
        ...{ success: false, status: 'danger', messageType: 'alert', code: 'OUT_OF_STOCK' },
        ...{ message: expect.any(String), addedQty: 0 },
      },
    });
  });
});

it('an update of the cart that fails answers so, and which line it was [API-GQL-570, ERR-525, ERR-531]', async () => {
  const who = await buyer(1);
  const { getCartSummary } = Object(await ask(who, '{ getCartSummary { items { item_id } } }'));
  const [line] = getCartSummary.items;
  const update = `mutation ($products: [CartQuantityInput!]!) {
    updateCart(products: $products) { success status message code itemErrors { item_id } } }`;
  expect(await ask(who, update, { products: [{ item_id: line.item_id, qty: 9 }] })).toMatchObject({
    updateCart: { success: false, status: 'danger', code: 'OUT_OF_STOCK' },
  });
  expect(await ask(who, '{ getCartCount { count } }')).toEqual({ getCartCount: { count: 1 } });
});
