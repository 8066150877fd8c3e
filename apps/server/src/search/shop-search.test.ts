import type { Worker } from 'node:worker_threads';
import { changePrice, createProducts, type ShopContext, silentLog, unpublishProduct } from '@stoa/commerce';
import {
  createTestDatabase,
  makeSale,
  simpleProduct,
  type TestDatabase,
  type TestSale,
} from '@stoa/commerce/testing';
import type { SearchQuery } from '@stoa/search';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { type ShopSearch, type ShopSearchOptions, shopSearch, startThread } from './shop-search.ts';

let test: TestDatabase;
let sale: TestSale;
const opened: ShopSearch[] = [];
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());
beforeEach(async () => {
  sale = await makeSale(test.db);
  await createProducts(
    sale.system,
    ['Lamp', 'Bowl', 'Cup'].map((name) => simpleProduct({ name })),
  );
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((search) => search.close()));
});

/** Milliseconds that a loaded machine may take for what is a matter of one second, as is the start of a thread. */
const SOON = { timeout: 120_000, interval: 50 };
vi.setConfig({ testTimeout: 300_000 });

function open(given: Partial<ShopSearchOptions> = {}): ShopSearch {
  const search = start(given);
  opened.push(search);
  return search;
}

/** Starts a search that is not closed after the test. */
function start(given: Partial<ShopSearchOptions>): ShopSearch {
  return shopSearch({
    databaseUrl: test.url,
    log: silentLog,
    engine: 'columnar',
    maxBytes: 1e8,
    onRefreshed: () => undefined,
    ...given,
  });
}

/** All catalogues in the thread. */
const LARGE = { smallCatalogue: 0 };

const all = (ctx: Pick<ShopContext, 'shop'>, given: Partial<SearchQuery> = {}): SearchQuery => ({
  shopId: ctx.shop.id,
  scope: { kind: 'all' },
  filters: { attributes: [] },
  facets: ['brand'],
  sort: 'price-asc',
  page: 1,
  limit: 10,
  prices: true,
  ...given,
});
const ask = (search: ShopSearch, ctx = sale.system, given: Partial<SearchQuery> = {}) =>
  search.engineFor(ctx).search(all(ctx, given));
const totalOf = async (search: ShopSearch, ctx = sale.system) => (await ask(search, ctx)).total;

/** Returns what an index answers; nothing where PostgreSQL answers for it. */
async function indexedTotalOf(search: ShopSearch, ctx = sale.system): Promise<number | undefined> {
  const before = (await search.figures()).byIndex;
  const total = await totalOf(search, ctx);
  return (await search.figures()).byIndex > before ? total : undefined;
}

/** Asks until an index answers. */
async function untilIndexed(search: ShopSearch, ctx = sale.system): Promise<void> {
  await expect.poll(() => indexedTotalOf(search, ctx), SOON).toBeDefined();
}

const indexesOfShop = async (search: ShopSearch) =>
  (await search.figures()).indexes.filter(({ shopId }) => shopId === sale.shop.id);

describe.each([
  ['here', {}],
  ['in the thread', LARGE],
])('an index %s', (_where, options) => {
  /** Asked by all tests, each for a shop of its own, so that one thread is started for them. */
  let search: ShopSearch;
  /** The shops of which it has said that their index is refreshed. */
  const told: string[] = [];
  beforeAll(() => {
    search = start({ ...options, onRefreshed: (shopId) => told.push(shopId) });
  });
  afterAll(() => search.close());

  it('is not waited for: PostgreSQL answers till it is loaded', async () => {
    const { byIndex, byPostgres } = await search.figures();
    expect(await totalOf(search)).toBe(3);
    expect(await search.figures()).toMatchObject({ byIndex, byPostgres: byPostgres + 1 });
    await untilIndexed(search);
    await expect
      .poll(() => indexesOfShop(search), SOON)
      .toEqual([{ shopId: sale.shop.id, offers: 3, bytes: expect.any(Number), age: expect.any(Number) }]);
  });

  it('has a change a moment after it, though nobody told of it', async () => {
    await untilIndexed(search);
    const { id } = await sale.simple({ name: 'Plate', price: 1 });
    await expect.poll(() => indexedTotalOf(search), SOON).toBe(4);
    await unpublishProduct(sale.system, id);
    await expect.poll(() => indexedTotalOf(search), SOON).toBe(3);
  });

  it('says when it is there and when it has taken in a change', async () => {
    const timesTold = () => told.filter((shopId) => shopId === sale.shop.id).length;
    await untilIndexed(search);
    await expect.poll(timesTold, SOON).toBe(1);
    await sale.simple();
    search.changed(sale.shop.id);
    // A product is made in more than one transaction, each of which may be taken in by itself.
    await expect.poll(timesTold, SOON).toBeGreaterThan(1);
  });

  it('is the same in two processes that share a database', async () => {
    const both = [search, open(options)];
    for (const one of both) await untilIndexed(one);
    await sale.simple();
    for (const one of both) await expect.poll(() => indexedTotalOf(one), SOON).toBe(4);
  });

  it('answers for no other shop', async () => {
    const other = await makeSale(test.db);
    await other.simple();
    await untilIndexed(search);
    await untilIndexed(search, other.system);
    expect([await totalOf(search), await totalOf(search, other.system)]).toEqual([3, 1]);
    await expect(ask(search, sale.system, { shopId: other.shop.id })).rejects.toThrow('another');
  });

  it('tells nobody of prices who may not see them [PRICE-011]', async () => {
    await sale.simple({ name: 'Dear', price: 99_999 });
    await untilIndexed(search);
    const newest = await ask(search, sale.system, { sort: 'id-desc', prices: false });
    for (const from of [0, 50_000, 100_000]) {
      const filters = { attributes: [], price: { from } };
      for (const sort of ['price-asc', 'price-desc'] as const) {
        const found = await ask(search, sale.system, { sort, filters, prices: false });
        expect(found).toEqual(newest);
        expect(found.priceRange).toBeUndefined();
      }
    }
  });

  it('goes with its shop', async () => {
    await untilIndexed(search);
    await expect.poll(() => indexesOfShop(search), SOON).toHaveLength(1);
    search.forget(sale.shop.id);
    await expect.poll(() => indexesOfShop(search), SOON).toEqual([]);
  });
});

describe('the thread', () => {
  function openHeld() {
    const threads: Worker[] = [];
    const spawn: NonNullable<ShopSearchOptions['spawn']> = (data) => {
      const thread = startThread(data);
      threads.push(thread);
      return thread;
    };
    return { search: open({ ...LARGE, spawn }), threads };
  }

  it('is not started for small catalogues', async () => {
    const { threads } = openHeld();
    const small = open({ spawn: () => expect.fail('a thread was started') });
    await untilIndexed(small);
    expect(threads).toHaveLength(0);
  });

  it('may end amid searches: each is answered all the same, and its indexes come back as they should be', async () => {
    const { search, threads } = openHeld();
    await untilIndexed(search);
    expect(threads).toHaveLength(1);
    const asked = Array.from({ length: 50 }, () => totalOf(search));
    const ended = threads[0]?.terminate();
    expect(await Promise.all(asked)).toEqual(asked.map(() => 3));
    await ended;
    await sale.simple();
    expect(await totalOf(search)).toBe(4);
    await untilIndexed(search);
    expect(await totalOf(search)).toBe(4);
    expect(threads).toHaveLength(2);
  });

  it('may end while it loads', async () => {
    const { search, threads } = openHeld();
    const [lock, watch] = [1, 2].map(() => new pg.Client({ connectionString: test.url }));
    await Promise.all([lock?.connect(), watch?.connect()]);
    try {
      // Products can be listed, and the end of a load waits.
      await lock?.query('begin; lock table change in access exclusive mode');
      await totalOf(search);
      const waiting = `select 1 from pg_locks where not granted and relation = 'change'::regclass`;
      await expect.poll(async () => (await watch?.query(waiting))?.rowCount, SOON).toBe(1);
      await threads[0]?.terminate();
      expect(await totalOf(search)).toBe(3);
    } finally {
      await Promise.all([lock?.end(), watch?.end()]);
    }
    await untilIndexed(search);
    expect(await totalOf(search)).toBe(3);
  });

  it('keeps no more than there is room for; PostgreSQL answers for the rest', async () => {
    const troubles: unknown[] = [];
    const log = { ...silentLog, warn: (fields: object) => troubles.push(fields) };
    const search = open({ ...LARGE, maxBytes: 1, log });
    expect(await totalOf(search)).toBe(3);
    await expect.poll(() => JSON.stringify(troubles), SOON).toContain('takes more than 1 bytes');
    expect(await totalOf(search)).toBe(3);
    expect(await search.figures()).toEqual({ indexes: [], byIndex: 0, byPostgres: 2 });
  });
});

describe('PostgreSQL', () => {
  it('answers alone where that is wanted', async () => {
    const search = open({ engine: 'postgres' });
    expect(await totalOf(search)).toBe(3);
    expect(await search.figures()).toEqual({ indexes: [], byIndex: 0, byPostgres: 1 });
  });

  it('answers while the database refuses the indexes their connections', async () => {
    const search = open({ databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing' });
    expect(await totalOf(search)).toBe(3);
    expect(await totalOf(search)).toBe(3);
    expect((await search.figures()).byPostgres).toBe(2);
  });

  it('and an index order by the new price a moment after it has changed', async () => {
    const search = open();
    await untilIndexed(search);
    const [first] = (await ask(search)).hits;
    await changePrice(sale.system, { productId: first?.productId ?? '', price: 123_456 });
    await expect.poll(async () => (await ask(search)).priceRange?.max, SOON).toBe(123_456);
    expect((await ask(search)).hits.at(-1)?.productId).toBe(first?.productId);
  });
});
