import { createProducts } from '@stoa/commerce';
import { createTestDatabase, plainSettings, simpleProduct, type TestDatabase } from '@stoa/commerce/testing';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { serveSale } from './testing/test-sale.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => database.drop());

/** Returns the reply of a shop with these settings. */
async function told(given: Parameters<typeof serveSale>[1], query: string, products = 0) {
  const sale = await serveSale(database.db, given);
  try {
    if (products > 0) {
      const skus = Array.from({ length: products }, (_, at) => simpleProduct({ sku: `mug-${at + 1}` }));
      await createProducts(sale.system, skus);
    }
    return Object(await ask(sale.visitor(), query));
  } finally {
    await sale.server.close();
  }
}

const LISTING = `{ categoryPliableData(slug: "shop-all") {
  data { sku } currentSortCode paging { page limit total_pages } } }`;

it('a listing has 24 products on a page, the newest first, on a marketplace the bestsellers [LIST-068, LIST-069, LIST-070, CONST-012, CONST-013]', async () => {
  const { categoryPliableData: listing } = await told({}, LISTING, 25);
  expect(listing).toMatchObject({
    currentSortCode: 'id-desc',
    paging: { page: 1, limit: 24, total_pages: 2 },
  });
  expect(listing.data).toHaveLength(24);
  expect(listing.data[0]).toEqual({ sku: 'mug-25' });
  const { categoryPliableData: market } = await told({ type: 'marketplace' }, LISTING);
  expect(market).toMatchObject({ currentSortCode: 'bestseller-desc', paging: { limit: 24 } });
});

it.each([
  [['CA', 'US'], 'US'],
  [['IE', 'CA'], 'IE'],
])('a checkout of the countries %j begins with %s [CHK-007, CONST-007]', async (countries, country) => {
  const checkout = { ...Object(plainSettings).checkout, countries };
  const settings = { ...plainSettings, checkout };
  expect(await told({ settings }, '{ checkout { default_country } }')).toEqual({
    checkout: { default_country: country },
  });
});
