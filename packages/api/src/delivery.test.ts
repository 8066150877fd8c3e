import { createProduct, type ProductInput, type ShopSettingsInput } from '@stoa/commerce';
import { createTestDatabase, plainSettings, type TestDatabase } from '@stoa/commerce/testing';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { type ServedSale, serveSale } from './testing/test-sale.ts';

type Rule = NonNullable<NonNullable<ShopSettingsInput['delivery']>['rules']>[number];
const rule: Rule = { id: 'standard', cutoff: '14:00', handlingDays: [1, 2], transitDays: [2, 4] };
const slow: Rule = { ...rule, id: 'made-to-order', handlingDays: [20, 30] };

let database: TestDatabase;
let sale: ServedSale;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  const delivery = { default: 'standard', rules: [rule, slow] };
  const shippingMethods: ShopSettingsInput['checkout']['shippingMethods'] = [
    { id: 'post', title: 'By post', kind: 'flat', price: 500, estimateDays: [2, 3] },
    { id: 'counter', title: 'Counter', kind: 'pickup', price: 0, estimateDays: [0, 0] },
  ];
  const checkout = { ...plainSettings.checkout, shippingMethods };
  sale = await serveSale(database.db, { settings: { ...plainSettings, checkout, delivery } });
});
afterAll(async () => {
  await sale.server.close();
  await database.drop();
});

const QUERY = `query ($id: ID, $offset: Int) {
  getDeliveryEstimateInfo(deliveryEstimateId: $id, timezone_offset: $offset) {
    deliveryEstimate { orderPlacedData { from to text } orderShipData { from to text } deliveredData { from to text } }
  }
}`;
const estimate = async (variables: object) =>
  Object(await ask(sale.visitor(), QUERY, variables)).getDeliveryEstimateInfo.deliveryEstimate;

it('an estimate is made for the clock of whoever asks, by a rule of the shop or its default [API-018, API-019, API-GQL-537, ENT-063, PDP-020]', async () => {
  expect(sale.clock().toISOString()).toBe('2026-03-02T12:00:00.000Z');
  const [east, west] = await Promise.all([-780, 660].map((offset) => estimate({ offset })));
  expect(east.orderPlacedData).toEqual({ from: '2026-03-03', to: '2026-03-03', text: 'Mar 03 2026' });
  expect(west).toEqual({
    orderPlacedData: { from: '2026-03-02', to: '2026-03-02', text: 'Mar 02 2026' },
    orderShipData: { from: '2026-03-03', to: '2026-03-04', text: 'Mar 03 2026 - Mar 04 2026' },
    deliveredData: { from: '2026-03-05', to: '2026-03-10', text: 'Mar 05 2026 - Mar 10 2026' },
  });
  const late = await estimate({ id: 'made-to-order', offset: 0 });
  expect([late.orderShipData.from, late.deliveredData.to]).toEqual(['2026-03-30', '2026-04-17']);
  expect(await estimate({ id: null, offset: -780 })).toEqual(east);
  expect(await estimate({ id: 'unheard-of' })).toBeNull();
});

it('a product names its rule, goes by the default or has none where it is not sent [ENT-025, PDP-019]', async () => {
  const made = async (sku: string, given: Partial<Extract<ProductInput, { classCode: 'simple' }>>) => {
    const { id } = await createProduct(sale.system, {
      classCode: 'simple',
      sku,
      name: sku,
      price: 100,
      ...given,
    });
    const { product } = Object(
      await ask(sale.visitor(), `{ product(_id: "${id}") { delivery_estimate } }`, {}),
    );
    return product.delivery_estimate;
  };
  expect(await made('plain', {})).toBe('standard');
  expect(await made('slow', { deliveryEstimate: 'made-to-order' })).toBe('made-to-order');
  expect(await made('unknown', { deliveryEstimate: 'forgotten' })).toBeNull();
  expect(await made('service', { nonShippable: true })).toBeNull();
});

it('each way to ship says when the cart arrives by it or is ready, with its last piece; nothing where one is not there [ENT-063, ENT-544]', async () => {
  const visitor = sale.visitor();
  const add = async (sku: string, given: Partial<Extract<ProductInput, { classCode: 'simple' }>>) => {
    const goods = { classCode: 'simple', sku, name: sku, price: 100, ...given } as const;
    const { id } = await createProduct(sale.system, goods);
    await ask(visitor, 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { success } }', {
      input: { _id: id, qty: 2 },
    });
  };
  const methods = async () => {
    const address = { first_name: '', last_name: '', street: '', city: '', postcode: '', country: 'US' };
    const query =
      'query ($address: AddressInput) { checkout(address: $address) { shipping_methods { default_info } } }';
    const { checkout } = Object(await ask(visitor, query, { address }));
    return checkout.shipping_methods.map((one: { default_info: unknown }) => one.default_info);
  };
  await add('in-stock', { stock: { available: 5 } });
  const counter = { estimate_days: { min: 0, max: 0 }, pickup: true };
  const post = { estimate_days: { min: 2, max: 3 } };
  expect(await methods()).toEqual([
    { ...post, delivery: { from: '2026-03-05', to: '2026-03-09' } },
    { ...counter, delivery: { from: '2026-03-03', to: '2026-03-04' } },
  ]);
  await add('made', { stock: { available: 5 }, deliveryEstimate: 'made-to-order' });
  expect(await methods()).toMatchObject([
    { delivery: { from: '2026-04-01', to: '2026-04-16' } },
    { delivery: { from: '2026-03-30', to: '2026-04-13' } },
  ]);
  await add('awaited', { stock: { available: 1, allowBackorders: true } });
  expect(await methods()).toEqual([post, counter]);
});
