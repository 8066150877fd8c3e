import { CacheDependencies, type Dependencies, nothingKept } from '@stoa/database';
import type { SearchEngine } from '@stoa/search';
import { afterAll, beforeAll, beforeEach, expect, inject, it, vi } from 'vitest';
import type { ShopContext } from '../../kernel/context.ts';
import type { Buyer } from '../../pricing/index.ts';
import { createProducts, unpublishProduct } from '../../product/index.ts';
import { type LoadedShop, loadShop } from '../../testing/loaded-index.ts';
import { simpleProduct } from '../../testing/products.ts';
import { makeSale, type TestSale } from '../../testing/sale.ts';
import { recordStatements } from '../../testing/statements.ts';
import { createTestDatabase, type TestDatabase } from '../../testing.ts';
import { catalogueSource } from '../source/catalogue-source.ts';
import { listProducts } from './list-products.ts';
import { suggest } from './suggest.ts';

let test: TestDatabase;
let sale: TestSale;
let loaded: LoadedShop;
let products: readonly { readonly id: string }[];
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());
beforeEach(async () => {
  sale = await makeSale(test.db);
  products = await createProducts(
    sale.system,
    ['Walnut lamp', 'Walnut bowl', 'Oak table'].map((name, at) => simpleProduct({ name, price: 1000 + at })),
  );
  loaded = await loadShop(catalogueSource(test.db), sale.shop.id);
});

const anybody: Buyer = { group: undefined, prices: 'visible' };

/** Returns a guest whose searches the index answers. */
const guest = (search = loaded.engine): ShopContext => ({ ...sale.guest(), search });

async function list(
  keyword: string,
  buyer = anybody,
  engine = loaded.engine,
  dependencies: Dependencies = nothingKept,
) {
  const settings = { listing: { pageSize: 24, facets: [] } };
  const scope = { kind: 'keyword', keyword } as const;
  const found = await listProducts(
    { ...guest(engine), dependencies },
    { scope, sort: 'price-asc' },
    buyer,
    settings,
  );
  return { ...found, names: found.products.map(({ name }) => name) };
}

it('corrects typing errors, and says what it looked for instead', async () => {
  expect(await list('wallnut')).toMatchObject({
    names: ['Walnut lamp', 'Walnut bowl'],
    correction: { keyword: 'walnut', applied: true },
  });
  expect(await list('walnut')).not.toHaveProperty('correction');
});

it('offers other words where nothing is found', async () => {
  expect(await list('oak "wallnut"')).toMatchObject({ names: [] });
  expect((await suggest(guest(), 'wallnut', anybody)).total).toBe(2);
});

it('tells how many match all of a keyword, before those that come close', async () => {
  expect(await list('oak lamp')).toMatchObject({
    names: ['Walnut lamp', 'Oak table'],
    fullMatches: 0,
    paging: { total: 2 },
  });
  expect(await list('walnut lamp')).not.toHaveProperty('fullMatches');
});

it('has no hole where a product has gone that the index still knows', async () => {
  await unpublishProduct(sale.system, products[0]?.id ?? '');
  const dependencies = new CacheDependencies();
  const found = await list('walnut', anybody, loaded.engine, dependencies);
  expect(found).toMatchObject({ names: ['Walnut bowl'], paging: { total: 1 } });
  // The tables stood in for the index.
  expect(dependencies.isComplete).toBe(false);
  expect((await suggest(guest(), 'walnut', anybody)).total).toBe(1);
});

it('holds no price for those who may not see it, neither in order nor in groups [PRICE-011]', async () => {
  const found = await list('walnut', { group: undefined, prices: 'sign-in' });
  expect(found.names).toEqual(['Walnut bowl', 'Walnut lamp']);
  expect(found.groups.map(({ code }) => code)).not.toContain('price');
  for (const card of found.products) expect(card).not.toHaveProperty('prices');
});

it('takes two statements: what was decided for the phrase, and the cards', async () => {
  expect(await recordStatements(test.db, () => list('walnut'))).toHaveLength(2);
});

it('reads the cards while the engine still counts, and not again', async () => {
  const sent = await recordStatements(test.db, async (sentSoFar) => {
    const slow: SearchEngine = {
      async search(query, options) {
        const found = await loaded.engine.search(query, options);
        await expect.poll(() => sentSoFar).toHaveLength(2);
        return found;
      },
    };
    expect((await list('walnut', anybody, slow)).names).toEqual(['Walnut lamp', 'Walnut bowl']);
  });
  expect(sent).toHaveLength(2);
});

it('shows what the engine answers, whatever page it told before', async () => {
  const fickle: SearchEngine = {
    async search(query, options) {
      options?.onPage?.(await loaded.engine.search({ ...query, limit: 1, page: 2 }));
      return loaded.engine.search(query);
    },
  };
  expect((await list('walnut', anybody, fickle)).names).toEqual(['Walnut lamp', 'Walnut bowl']);
});

it('answers though the cards of a page that was told before cannot be read', async () => {
  const fickle: SearchEngine = {
    async search(query, options) {
      const reading = vi.spyOn(test.db.pool, 'query').mockImplementationOnce(() => {
        return Promise.reject(new Error('the connection is lost'));
      });
      options?.onPage?.(await loaded.engine.search(query));
      reading.mockRestore();
      return loaded.engine.search(query);
    },
  };
  expect((await list('walnut', anybody, fickle)).names).toEqual(['Walnut lamp', 'Walnut bowl']);
});
