import { beforeAll, describe, expect, test } from 'vitest';
import { args, at, Caller, claims, expectShape, type Json, listAt, textAt } from './caller.ts';
import { selection } from './shape.ts';
import { cartSummary, taxEstimate } from './shapes.ts';

const ADDRESS = {
  first_name: 'Ada',
  last_name: 'Tester',
  street: '12 Harbor Street',
  city: 'Portland',
  state: 'ME',
  postcode: '04101',
  country: 'US',
  phone: '2075550100',
};

const caller = new Caller('harbor');

/** What a cart comes to, by both doors: GraphQL gives the totals themselves, REST the summary with them. */
const estimates: Readonly<Record<string, (input: Json) => Promise<Json>>> = {
  async GraphQL(input) {
    const data = await caller.graphql(
      `mutation { estimateTax(${args({ input })}) { ${selection(taxEstimate)} } }`,
    );
    return at(data, 'estimateTax') as Json;
  },
  async REST(input) {
    const { status, body } = await caller.post('/api/cart/estimate-tax', input);
    expect(status, JSON.stringify(body)).toBe(200);
    return { success: body.success, ...(body.summary as Json) };
  },
};

let product: Json | undefined;

beforeAll(async () => {
  const data = await caller.graphql(
    '{ categoryPliableData(path:"Shop All",limit:100) { data { _id class_code stockStatus product_option_set final_price } } }',
  );
  product = listAt(data, 'categoryPliableData.data').find(
    (one) => one.class_code === 'simple' && one.stockStatus === 'in-stock' && !one.product_option_set,
  );
  await caller.post('/api/cart/add', { id: product?._id, qty: 2 });
});

claims(taxEstimate, ['shipping_level_discount', 'shipping_fee', 'discount_amount', 'redemptions']);

describe.each(Object.entries(estimates))('an estimate by %s', (_, estimate) => {
  test('needs no more of an address than country, state and postcode, or the postcode alone [ENT-538]', async () => {
    const known = await estimate({ address: { country: 'US', state: 'ME', postcode: '04101' } });
    expectShape(known, taxEstimate);
    expect(Number(known.tax_amount)).toBeGreaterThan(0);
    const alone = await estimate({ address: { postcode: '04101' } });
    expect(alone).toMatchObject({ success: true, shipping_amount: known.shipping_amount });
  });

  test('of an address tells the totals, which add up [API-GQL-561, API-REST-514, API-REST-516, OPEN-515, TAX-501, TAX-505]', async () => {
    const told = await estimate({ address: ADDRESS, timezone_offset: 300 });
    expectShape(told, taxEstimate);
    expect(told.success).toBe(true);
    expect(told.amount).toBe(2 * Number(product?.final_price));
    const { amount, discount_amount, tax_amount, shipping_amount, shipping_fee, total_due } = told;
    const sum = [amount, tax_amount, shipping_amount, shipping_fee].reduce<number>(
      (a, b) => a + Number(b),
      0,
    );
    expect(Number(total_due)).toBeCloseTo(sum - Number(discount_amount), 2);
    expect(Number(tax_amount)).toBeGreaterThan(0);
  });

  test('follows the shipping method and takes a payment method [API-REST-514, ENT-544, TAX-501, TAX-512]', async () => {
    const { body } = await caller.post('/api/cart/estimate-tax', { address: ADDRESS });
    expectShape(body.summary, cartSummary);
    const methods = listAt(body, 'summary.shipping_methods');
    expect(methods.length).toBeGreaterThan(1);
    const due = new Set<unknown>();
    for (const method of methods) {
      const told = await estimate({ address: ADDRESS, shipping_method: textAt(method, '_id') });
      expect(Number(told.shipping_amount)).toBeCloseTo(Number(method.shipping_total), 2);
      due.add(told.total_due);
    }
    expect(due.size).toBeGreaterThan(1);
  });
});

test('of a country to which nothing is sent there is no estimate: a refusal that names the field, by both doors', async () => {
  const address = { ...ADDRESS, country: 'DE', state: '', postcode: '10115' };
  const { status, body } = await caller.post('/api/cart/estimate-tax', { address });
  expect(status).toBe(400);
  expect(body).toMatchObject({ success: false, code: 'BAD_USER_INPUT', field: 'address.country' });
  const data = await caller.graphql(
    `mutation { estimateTax(${args({ input: { address } })}) { success total_due } }`,
  );
  expect(data.estimateTax).toMatchObject({ success: false });
});

test('a request without an address is refused by its code and field', async () => {
  const { status, body } = await caller.post('/api/cart/estimate-tax', {});
  expect(status).toBe(400);
  expect(body).toMatchObject({ success: false, code: 'BAD_USER_INPUT', field: 'address' });
});

test('an estimate is of the cart of the seller in its header [API-GQL-555, API-REST-515]', async () => {
  const { initSettings } = await caller.graphql('{ initSettings { sellers { guid } } }');
  const estimate = (seller: string) =>
    caller.post('/api/cart/estimate-tax', { address: ADDRESS }, { 'seller-guid': seller });
  const own = await estimate(textAt(initSettings, 'sellers.0.guid'));
  expect(own.body).toMatchObject({ success: true, summary: { items: [{ qty: 2 }] } });
  const other = await estimate('nobody');
  expect(other.status).toBe(404);
  expect(other.body).toMatchObject({ success: false, code: 'NOT_FOUND', field: 'seller-guid' });
});
