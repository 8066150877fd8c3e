import { setStockRules } from '@stoa/commerce';
import { describe, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { ADD_TO_CART, visitorWith } from './testing/cart-visitor.ts';
import { serveMug } from './testing/served-mug.ts';
import type { TestClient } from './testing/test-client.ts';

const { sale, mug } = await serveMug();

describe('adding to the cart', () => {
  it('takes every field of the specification, by both doors [CART-510, CART-511, ENT-515, ENT-537]', async () => {
    const seller = sale.shop.ownSellerId;
    const who = sale.visitor();
    const input = { _id: mug.id, qty: 1, sellerGuid: seller };
    const added = await ask(who, ADD_TO_CART, {
      input,
      personalization: {},
      options: {},
      rp: { from: 'ad' },
      wait: true,
    });
    expect(added).toMatchObject({ addToCart: { success: true, addedQty: 1 } });
    const { body } = await who.post('/api/cart/add', {
      id: mug.id,
      qty: '2',
      sellerGuid: seller,
      personalization_data: {},
      product_options_data: {},
      hideModal: true,
      shouldWaitForCartProcessing: true,
    });
    expect(body).toMatchObject({ success: true, addedQty: 2, qtyInCart: 3 });
    const elsewhere = { qty: 1, sellerGuid: '0198c0de-0000-7000-8000-000000000000' };
    expect(await ask(who, ADD_TO_CART, { input: { _id: mug.id, ...elsewhere } })).toMatchObject({
      addToCart: { success: false, code: 'NOT_FOUND' },
    });
    expect((await who.post('/api/cart/add', { id: mug.id, ...elsewhere })).body).toMatchObject({
      success: false,
      code: 'NOT_FOUND',
    });
  });

  it('tells how many there are now, and what is in stock of them [ENT-554]', async () => {
    const stock = `stockStatus stockStatusText stockMessage stockQty salableQty manageStock isInStock
      isBackorders backordersQty backordersMessage`;
    const query = `mutation ($input: AddToCartInput!) { addToCart(input: $input) {
      success addedQty requestedQty qty qtyInCart cart_count ${stock} } }`;
    const addTo = async (who: TestClient, input: object) =>
      Object(await ask(who, query, { input })).addToCart;
    const who = await visitorWith(sale, mug.id, 1);
    const none = { isBackorders: false, backordersQty: 0, backordersMessage: '', stockMessage: null };
    expect(await addTo(who, { _id: mug.id, qty: 2 })).toEqual({
      success: true,
      addedQty: 2,
      requestedQty: 2,
      qty: 3,
      qtyInCart: 3,
      cart_count: 3,
      stockStatus: 'in-stock',
      stockStatusText: expect.stringContaining('stock.in_stock'),
      stockQty: 3,
      salableQty: 3,
      manageStock: true,
      isInStock: true,
      ...none,
    });
    const later = await sale.simple({ stock: { available: 1 } });
    await setStockRules(sale.system, { productId: later.id, allowBackorders: true });
    expect(await addTo(who, { _id: later.id, qty: 3 })).toMatchObject({
      qty: 3,
      cart_count: 6,
      salableQty: 1,
      isInStock: true,
      isBackorders: true,
      backordersQty: 2,
      backordersMessage: expect.stringMatching(/\S/),
    });
    const stockOf = { available: 2, lowStockThreshold: 5, lowStockAlertMessage: 'Nearly gone' };
    const scarce = await sale.simple({ stock: stockOf });
    expect(await addTo(who, { _id: scarce.id, qty: 1 })).toMatchObject({
      qty: 1,
      cart_count: 7,
      stockMessage: 'Nearly gone',
      stockQty: 2,
      salableQty: 2,
    });
    const none_left = await sale.simple({ stock: { available: 0, allowBackorders: true } });
    expect(await addTo(who, { _id: none_left.id, qty: 2 })).toMatchObject({
      addedQty: 2,
      isInStock: false,
      isBackorders: true,
      backordersQty: 2,
      salableQty: 0,
      stockStatus: 'on-backorder',
      stockStatusText: 'stock.on_backorder {}',
    });
    const { id: endless } = await sale.simple({ stock: null });
    expect(await addTo(who, { _id: endless, qty: 1 })).toMatchObject({ manageStock: false, isInStock: true });
    const { body } = await who.post('/api/cart/add', { id: endless, qty: 1 });
    expect(body).toMatchObject({ qty: 2, manageStock: false, stockStatus: 'in-stock' });
    expect(await addTo(who, { _id: mug.id, qty: 1 })).toMatchObject({
      success: false,
      addedQty: 0,
      qtyInCart: 3,
      cart_count: 11,
      stockStatus: 'in-stock',
      salableQty: 3,
      stockMessage: expect.stringContaining('only_n_available'),
    });
  });

  it('answers success, or that it failed and why [API-042, API-GQL-569, ERR-524]', async () => {
    const who = sale.visitor();
    expect(await ask(who, ADD_TO_CART, { input: { _id: mug.id, qty: 2 } })).toEqual({
      addToCart: {
        success: true,
        status: 'success',
        messageType: null,
        code: null,
        message: null,
        addedQty: 2,
      },
    });
    const byRest = async (qty: number) =>
      (await sale.visitor().post('/api/cart/add', { id: mug.id, qty })).body;
    expect(await byRest(2)).toMatchObject({ success: true, addedQty: 2 });
    expect(await byRest(9)).toMatchObject({ success: false, code: 'OUT_OF_STOCK' });
    expect(await ask(who, ADD_TO_CART, { input: { _id: mug.id, qty: 2 } })).toEqual({
      addToCart: {
        success: false,
        status: 'danger',
        messageType: 'alert',
        code: 'OUT_OF_STOCK',
        message: expect.any(String),
        addedQty: 0,
      },
    });
    const refused = await who.post('/api/cart/add', { id: mug.id, qty: 2 });
    expect(refused).toMatchObject({ status: 409, body: { success: false, code: 'OUT_OF_STOCK' } });
    expect(await ask(who, '{ getCartCount { count } }')).toEqual({ getCartCount: { count: 2 } });
  });
});

it('an update of the cart that fails answers so, and which line it was [API-GQL-570, ERR-525]', async () => {
  const who = await visitorWith(sale, mug.id, 1);
  const { getCartSummary } = Object(await ask(who, '{ getCartSummary { items { item_id } } }'));
  const [line] = getCartSummary.items;
  const update = `mutation ($products: [CartQuantityInput!]!) {
    updateCart(products: $products) { success status message code itemErrors { item_id } } }`;
  expect(await ask(who, update, { products: [{ item_id: line.item_id, qty: 9 }] })).toMatchObject({
    updateCart: {
      success: false,
      status: 'danger',
      code: 'OUT_OF_STOCK',
      itemErrors: [{ item_id: line.item_id }],
    },
  });
  const refused = await who.post('/api/cart/update', { products: [{ item_id: line.item_id, qty: 9 }] });
  expect(refused).toMatchObject({ status: 409, body: { success: false, code: 'OUT_OF_STOCK' } });
  expect(await ask(who, '{ getCartCount { count } }')).toEqual({ getCartCount: { count: 1 } });
});
