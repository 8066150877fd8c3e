import { createProduct } from '@stoa/commerce';
import { variableProduct } from '@stoa/commerce/testing';
import { describe, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { serveMug } from './testing/served-mug.ts';
import { newYork } from './testing/test-sale.ts';

const { sale, mug } = await serveMug();

const cup = await createProduct(sale.system, {
  ...variableProduct({ red: 900, blue: 1200 }, { sku: 'CUP' }),
  name: 'Cup',
});
const { 'CUP-blue': blue = '' } = cup.variationIds;

describe('an estimate', () => {
  it.each([
    ['country, state and postcode', { country: 'US', state: 'NY', postcode: '10001' }, 33.08],
    ['the postcode alone', { postcode: '10001' }, 30.95],
  ])('is made of %s, by both doors [ENT-538]', async (_of, address, due) => {
    const who = sale.visitor();
    await who.post('/api/cart/add', { id: mug.id, qty: 1 });
    const query = `mutation ($input: EstimateTaxInput!) { estimateTax(input: $input) { success total_due } }`;
    expect(await ask(who, query, { input: { address } })).toEqual({
      estimateTax: { success: true, total_due: due },
    });
    const checkout = `query ($address: AddressInput) { checkout(address: $address) {
      summary { total_due shipping_address { country postcode } } } }`;
    const summary = { total_due: due, shipping_address: { country: 'US', postcode: '10001' } };
    expect(await ask(who, checkout, { address })).toEqual({ checkout: { summary } });
    const { body } = await who.post('/api/cart/estimate-tax', { address });
    expect(body).toMatchObject({ success: true, summary });
  });

  it('places no order with what is known of an address', async () => {
    const who = sale.visitor();
    await who.post('/api/cart/add', { id: mug.id, qty: 1 });
    const { first_name: _, ...shipping_address } = newYork;
    const order = {
      ...{ email: 'ada@example.com', shipping_method: 'standard', payment_method: 'check' },
      ...{ expected_total: 33.08, shipping_address },
    };
    const query = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input, idempotency_key: "k") {
      success code field_errors { field } } }`;
    expect(await ask(who, query, { input: order })).toEqual({
      placeOrder: {
        success: false,
        code: 'BAD_USER_INPUT',
        field_errors: [{ field: 'shipping_address.first_name' }],
      },
    });
  });
});

it('a refused update brings the cart as it is, by both doors [OPEN-514]', async () => {
  const who = sale.visitor();
  await who.post('/api/cart/add', { id: mug.id, qty: 2 });
  const { getCartSummary } = Object(await ask(who, '{ getCartSummary { items { item_id } } }'));
  const products = [{ item_id: getCartSummary.items[0].item_id, qty: 9 }];
  const fresh = { amount: 48, items: [{ qty: 2 }] };
  const query = `mutation ($products: [CartQuantityInput!]!) { updateCart(products: $products) {
    success code itemErrors { item_id } summary { amount items { qty } } } }`;
  const itemErrors = [{ item_id: products[0]?.item_id }];
  expect(await ask(who, query, { products })).toEqual({
    updateCart: { success: false, code: 'OUT_OF_STOCK', itemErrors, summary: fresh },
  });
  const { status, body } = await who.post('/api/cart/update', { products });
  expect(status).toBe(409);
  expect(body).toMatchObject({ success: false, code: 'OUT_OF_STOCK', itemErrors, summary: fresh });
});

it('a cart tells what was put in last [ENT-541]', async () => {
  const who = sale.visitor();
  const query = '{ getCartSummary { product { sku } } }';
  expect(await ask(who, query)).toEqual({ getCartSummary: { product: null } });
  const last = await sale.simple();
  for (const id of [mug.id, last.id]) await who.post('/api/cart/add', { id, qty: 1 });
  expect(await ask(who, query)).toEqual({ getCartSummary: { product: { sku: last.sku } } });
  expect((await who.get('/api/cart')).body).toMatchObject({ summary: { product: { sku: last.sku } } });
});

it('a line of an order leads to its product, by both doors', async () => {
  const who = sale.visitor();
  await who.post('/api/cart/add', { id: blue, qty: 1 });
  const { body } = await who.post('/api/checkout', { address: newYork });
  const { total_due } = Object(body).summary;
  const order = {
    ...{ email: 'ada@example.com', shipping_address: newYork, shipping_method: 'standard' },
    ...{ payment_method: 'check', expected_total: total_due },
  };
  const placed = await who.post('/api/checkout/place-order', order, { 'idempotency-key': 'line-1' });
  const line = { product_id: blue, slug: 'cup', url: '/cup/pv/CUP-blue', currency: 'USD' };
  expect(placed.body).toMatchObject({ order: { items: [line] } });
  const { order: told, guest_token: token } = Object(placed.body);
  const query = `query ($id: ID!, $token: String) { order(_id: $id, token: $token) {
    items { product_id slug url currency product { _id name } } } }`;
  expect(await ask(sale.visitor(), query, { id: told._id, token })).toEqual({
    order: { items: [{ ...line, product: { _id: cup.id, name: 'Cup' } }] },
  });
});
