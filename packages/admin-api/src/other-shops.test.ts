import { createCustomer, createProduct, newId } from '@stoa/commerce';
import {
  createTestDatabase,
  makeSale,
  simpleProduct,
  type TestDatabase,
  type TestSale,
  testPlatform,
  variableProduct,
} from '@stoa/commerce/testing';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { checkoutSettings } from '../../commerce/src/testing/checkout.ts';
import { orderOf } from '../../commerce/src/testing/orders.ts';
import { adminRoutes } from './rest/routes.ts';
import { employ } from './testing/office-people.ts';
import { callOf, sampleOf } from './testing/samples.ts';
import { openOffice, type TestOffice } from './testing/test-office.ts';

let test: TestDatabase;
let office: TestOffice;
let own: TestSale;
let other: TestSale;
let ownOwner: string;
let otherOwner: string;
/** Ids of records of the other shop, by the names that addresses have for them. */
let theirs: Readonly<Record<'order' | 'customer' | 'simple' | 'variable' | 'variation', string>>;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  [own, other] = [await makeSale(test.db), await makeSale(test.db, { settings: checkoutSettings })];
  const platform = testPlatform(test.db, other.clock);
  office = await openOffice(platform);
  ownOwner = (await employ(platform, own.shop, 'owner')).token;
  otherOwner = (await employ(platform, other.shop, 'owner')).token;
  const cushion = await createProduct(other.system, variableProduct({ red: 500 }));
  theirs = {
    order: await orderOf(other, 1),
    customer: (await createCustomer(other.system, { email: 'ann@example.com' })).customerId,
    simple: (await createProduct(other.system, simpleProduct())).id,
    variable: cushion.id,
    variation: Object.values(cushion.variationIds)[0] ?? '',
  };
});
afterAll(async () => {
  await office.close();
  await test.drop();
});

/** What of a record there may be none of, whosever the record is. */
const PARTS = /\{(?:note|id)\}/;
const ofRecords = adminRoutes.filter(({ path }) => /\{(?:order|customer|product)\}/.test(path));

it('there are procedures of orders, customers and products', () => {
  expect(ofRecords.length).toBeGreaterThan(20);
});

it.each(ofRecords)(
  '$name finds its record in the shop that has it, and in no other [ADM-013]',
  async ({ name, path }) => {
    const product = path.includes('/variation') ? theirs.variable : theirs.simple;
    const { order, customer, variation } = theirs;
    const ids = { order, customer, product, variation, note: newId(), id: newId() };
    const named = Object.entries(ids).filter(([key]) => path.includes(`{${key}}`));
    const changes = [{ id: variation, version: 1, price: 1000 }];
    const records = { ...Object.fromEntries(named), ...(name === 'variations.change' && { changes }) };
    const call = (sale: TestSale, token: string) =>
      office.ask({ ...callOf(name, { ...sampleOf(name), ...records, shop: sale.shop.code }), token });
    expect(await call(own, ownOwner)).toMatchObject({ status: 404, body: { code: 'not-found' } });
    // The same is found where it is, so that it was not missed for another reason.
    if (!PARTS.test(path)) expect((await call(other, otherOwner)).status).not.toBe(404);
  },
);

it.each([
  ['products.changeMany', () => ({ products: [theirs.simple] })],
  ['customers.changeMany', () => ({ customers: [theirs.customer] })],
])('%s takes no record of another shop [ADM-013]', async (name, records) => {
  const asked = callOf(name, { ...sampleOf(name), ...records(), shop: own.shop.code });
  expect(await office.ask({ ...asked, token: ownOwner })).toMatchObject({
    status: 404,
    body: { code: 'not-found' },
  });
});
