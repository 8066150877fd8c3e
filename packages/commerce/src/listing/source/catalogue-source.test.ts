import { removeOldChanges } from '@stoa/database';
import type { SearchQuery } from '@stoa/search';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createCategories, updateCategory } from '../../category/index.ts';
import { changePrice } from '../../pricing/index.ts';
import {
  archiveProduct,
  createProduct,
  createProducts,
  editProduct,
  publishProduct,
  unpublishProduct,
} from '../../product/index.ts';
import { readShopSettings, updateShop } from '../../shop/index.ts';
import { adjustStock } from '../../stock/index.ts';
import { type LoadedShop, loadShop } from '../../testing/loaded-index.ts';
import { simpleProduct, variableProduct } from '../../testing/products.ts';
import { makeSale, type TestSale } from '../../testing/sale.ts';
import { plainSettings } from '../../testing/shops.ts';
import { recordStatements } from '../../testing/statements.ts';
import { areChangesSettled } from '../../testing/transactions.ts';
import { unique } from '../../testing/unique.ts';
import { createTestDatabase, type TestDatabase } from '../../testing.ts';
import { postgresEngine } from '../search/postgres-engine.ts';
import { catalogueSource } from './catalogue-source.ts';

let test: TestDatabase;
let sale: TestSale;
let lamp: { readonly id: string };
let categories: readonly { readonly id: string }[];
let loaded: LoadedShop;

beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

beforeEach(async () => {
  sale = await makeSale(test.db);
  categories = await createCategories(sale.system, [
    { name: 'Home', slug: 'home' },
    { name: 'Light', slug: 'light', parent: 'home' },
  ]);
  lamp = await createProduct(
    sale.system,
    simpleProduct({ name: 'Lamp', attributes: { color: ['red', 'blue'], watt: 4.5 }, categories: ['light'] }),
  );
  await createProducts(sale.system, [
    simpleProduct({ name: 'Bowl', price: 300, brand: 'Acme', categories: ['home'] }),
    simpleProduct({ name: 'Secret', price: 200, hidePrice: true }),
    variableProduct({ red: 500, green: 700 }, { name: 'Cushion', categories: ['home'] }),
  ]);
  loaded = await loadShop(catalogueSource(test.db), sale.shop.id);
});

const everything: Omit<SearchQuery, 'shopId'> = {
  scope: { kind: 'all' },
  filters: { attributes: [] },
  facets: ['color', 'brand', 'watt'],
  sort: 'price-asc',
  page: 1,
  limit: 100,
  prices: true,
};
const QUERIES: readonly Omit<SearchQuery, 'shopId'>[] = [
  everything,
  { ...everything, scope: { kind: 'category', path: 'home' } },
  { ...everything, filters: { attributes: [{ code: 'color', values: ['red'] }] }, sort: 'bestseller-desc' },
  { ...everything, filters: { attributes: [], price: { from: 250, to: 900 } } },
];

/** What the index answers, which must be what the tables answer. */
async function answers(index = loaded) {
  const query = (one: Omit<SearchQuery, 'shopId'>) => ({ ...one, shopId: sale.shop.id });
  const [mine, theirs] = await Promise.all(
    [index.engine, postgresEngine(sale.system)].map((engine) =>
      Promise.all(QUERIES.map((one) => engine.search(query(one)))),
    ),
  );
  expect(mine).toEqual(theirs);
  return mine?.[0];
}

describe('an index is told', () => {
  it('what is on show, as the tables have it', async () => {
    expect(await answers()).toMatchObject({ total: 4, priceRange: { min: 300, max: 1000 } });
  });

  it.each<[string, () => Promise<unknown>, object]>([
    ['a new product', () => sale.simple({ price: 5 }), { total: 5, priceRange: { min: 5, max: 1000 } }],
    [
      'another price',
      () => changePrice(sale.system, { productId: lamp.id, price: 4242 }),
      { priceRange: { max: 4242 } },
    ],
    ['a product hidden', () => unpublishProduct(sale.system, lamp.id), { total: 3 }],
    ['a product archived', () => archiveProduct(sale.system, lamp.id), { total: 3 }],
    [
      'other attributes',
      () => editProduct(sale.system, { productId: lamp.id, revision: 1, attributes: { color: 'teal' } }),
      { total: 4 },
    ],
    [
      'a category hidden',
      () => updateCategory(sale.system, { categoryId: categories[1]?.id ?? '', isActive: false }),
      { categories: [{ slug: 'home' }] },
    ],
    [
      'a category moved',
      () => updateCategory(sale.system, { categoryId: categories[1]?.id ?? '', parent: null }),
      { categories: [{ path: 'home' }, { path: 'light' }] },
    ],
  ])('%s', async (_what, change, expected) => {
    await change();
    expect(await loaded.catchUp()).toBe(false);
    expect(await answers()).toMatchObject(expected);
  });

  it('a product shown again', async () => {
    await unpublishProduct(sale.system, lamp.id);
    await loaded.catchUp();
    await publishProduct(sale.system, { productId: lamp.id });
    await loaded.catchUp();
    expect((await answers())?.total).toBe(4);
  });

  it('when something is sold out, which a listing passes over where it can', async () => {
    const offers = () => loaded.index.offers.buyable.data.slice(0, loaded.index.offers.length);
    expect([...offers()].filter((one) => one === 0)).toHaveLength(0);
    await adjustStock(sale.system, { lines: [{ productId: lamp.id, delta: -10 }] });
    await loaded.catchUp();
    expect(loaded.index.offers.buyable.at(loaded.index.offers.length - 1)).toBe(0);
  });

  it('new synonyms, and to begin anew in another language', async () => {
    const { revision } = await readShopSettings(sale.system);
    const found = () =>
      loaded.engine.search({
        ...everything,
        shopId: sale.shop.id,
        scope: { kind: 'keyword', keyword: 'luminaire' },
      });
    expect((await found()).total).toBe(0);
    const settings = { ...plainSettings, search: { synonyms: [['lamp', 'luminaire']] } };
    await updateShop(sale.system, { revision, changes: { settings } }, []);
    expect(await loaded.catchUp()).toBe(false);
    expect((await found()).total).toBe(1);
    await updateShop(sale.system, { revision: revision + 1, changes: { locale: 'de-DE' } }, []);
    expect(await loaded.catchUp()).toBe(true);
  });

  it('more changes than one answer holds', async () => {
    const sku = unique('many');
    const many = Array.from({ length: 1001 }, (_, at) => simpleProduct({ sku: `${sku}-${at}` }));
    await createProducts(sale.system, many);
    await loaded.catchUp();
    expect((await answers())?.total).toBe(1005);
  });

  it('of a transaction that began before others and ends after them, none of which waits for it', async () => {
    const slow = new pg.Client({ connectionString: test.url });
    await slow.connect();
    try {
      await slow.query('begin');
      await slow.query('update product set popularity = 9 where id = $1', [lamp.id]);
      await slow.query(`insert into change (kind, entity_id, seller_id) values ('product.changed', $1, $2)`, [
        lamp.id,
        sale.shop.ownSellerId,
      ]);
      await sale.simple({ price: 5 });
      await loaded.catchUp();
      expect((await answers())?.total).toBe(5);
      await slow.query('commit');
      await loaded.catchUp();
      await answers();
      const best = await loaded.engine.search({
        ...everything,
        shopId: sale.shop.id,
        sort: 'bestseller-desc',
      });
      expect(best.hits[0]?.productId).toBe(lamp.id);
    } finally {
      await slow.end();
    }
  });

  it('nothing twice, and nothing of another shop, for one statement', async () => {
    const other = await makeSale(test.db);
    await other.simple();
    const source = catalogueSource(test.db);
    const { cursor } = await source.changesSince(
      sale.shop.id,
      (await source.loadAll(sale.shop.id, none)).cursor,
    );
    await other.simple();
    const sent = await recordStatements(test.db, async () => {
      const news = await source.changesSince(sale.shop.id, cursor);
      expect(news).toMatchObject({ changed: [], gone: [], more: false });
    });
    expect(sent).toHaveLength(1);
  });
});

const none = new AbortController().signal;

it('wants an index loaded anew that fell behind what the outbox still has', async () => {
  await changePrice(sale.system, { productId: lamp.id, price: 900 });
  const later = new Date('2999-01-01');
  // Transactions in other databases of the server keep them, and tests run beside this one.
  await expect.poll(() => areChangesSettled(test.db)).toBe(true);
  await removeOldChanges(test, later);
  expect(await loaded.catchUp()).toBe(true);
  loaded = await loadShop(catalogueSource(test.db), sale.shop.id);
  expect(await loaded.catchUp()).toBe(false);
});
