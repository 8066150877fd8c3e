import { createProduct, type NewProduct, type ShopSettingsInput } from '@stoa/commerce';
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
  sale = await serveSale(database.db, { settings: { ...plainSettings, delivery } });
});
afterAll(async () => {
  await sale.server.close();
  await database.drop();
});

const QUERY = `query ($id: ID, $offset: Int) {
  getDeliveryEstimateInfo(deliveryEstimateId: $id, timezone_offset: $offset) {
    deliveryEstimate { orderPlacedData { from to text } orderShipData { from to text } deliveredData { from to } }
  }
}`;
const estimate = async (variables: object) =>
  Object(await ask(sale.visitor(), QUERY, variables)).getDeliveryEstimateInfo.deliveryEstimate;

it('an estimate is made for the clock of whoever asks, by a rule of the shop or its default [API-018, API-019, API-GQL-537, ENT-063, PDP-020]', async () => {
  const now = sale.clock();
  const dayAt = (offset: number) => new Date(now.getTime() - offset * 60_000).toISOString().slice(0, 10);
  const [east, west] = await Promise.all([-780, 660].map((offset) => estimate({ offset })));
  expect([east.orderPlacedData.from, west.orderPlacedData.from]).toEqual([dayAt(-780), dayAt(660)]);
  expect(west.orderPlacedData.from < east.orderPlacedData.from).toBe(true);
  const late = await estimate({ id: 'made-to-order', offset: 0 });
  expect(late.orderShipData.from > east.orderShipData.to).toBe(true);
  for (const { orderPlacedData: placed, orderShipData: ships, deliveredData: delivered } of [
    east,
    west,
    late,
  ]) {
    expect([placed.from <= ships.from, ships.from < delivered.from, ships.to < delivered.to]).toEqual([
      true,
      true,
      true,
    ]);
  }
  expect(late.orderShipData.text).toMatch(/^\w{3} \d\d \d{4} - \w{3} \d\d \d{4}$/);
  expect(await estimate({ id: null, offset: -780 })).toEqual(east);
  expect(await estimate({ id: 'unheard-of' })).toBeNull();
});

it('a product names its rule, goes by the default or has none where it is not sent [ENT-025, PDP-019]', async () => {
  const made = async (sku: string, given: Partial<Extract<NewProduct, { classCode: 'simple' }>>) => {
    const { id } = await createProduct(sale.system, {
      ...{ classCode: 'simple', sku, name: sku, price: 100, ...given },
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
