import { globSync, readFileSync } from 'node:fs';
import {
  addToCart,
  CacheDependencies,
  catalogueSource,
  createCategory,
  createPage,
  createProduct,
  type ShopContext,
  saveHeaderOrFooter,
  saveMenu,
  setPriceLevels,
} from '@stoa/commerce';
import {
  createTestDatabase,
  loadShop,
  makeSale,
  recordStatements,
  type TestDatabase,
  type TestSale,
  variableProduct,
} from '@stoa/commerce/testing';
import {
  BrandsDocument,
  CategoryListingDocument,
  type ContractClient,
  PageByTypeDocument,
  SearchDocument,
  ShellDocument,
  SliderProductsDocument,
  SlugPageDocument,
  ViewedProductsDocument,
  VisitorDocument,
} from '@stoa/contract';
import type { SearchEngine, SearchResult } from '@stoa/search';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { TagVersions } from '../../../apps/server/src/page-cache/tag-versions.ts';
import { ResultCache } from '../../../apps/server/src/results/result-cache.ts';
import { makeCustomer } from '../../commerce/src/testing/customers.ts';
import type { ApiContext, KeptResults } from './context.ts';
import { inProcessClient } from './index.ts';
import { findCategoryTree } from './operations/categories.ts';
import { findMenus, findWidgetContent } from './operations/content.ts';
import { findSliderProducts, pagingOf } from './operations/product-lists.ts';
import { findPriceLevels } from './operations/products.ts';
import { search } from './operations/search.ts';
import { apiContext } from './testing/in-process.ts';

let database: TestDatabase;
let sale: TestSale;
let pan: string;

const kept: { values: Map<string, unknown>; now: number; versions: TagVersions; results: KeptResults } = {
  values: new Map(),
  now: 0,
  versions: new TagVersions(),
  results: { get: () => Promise.reject(new Error('not begun')) },
};

/** Freezes what it keeps: whoever changed it would change what others get. */
function begin(): void {
  kept.values.clear();
  kept.now = 0;
  kept.versions = new TagVersions();
  const options = {
    versions: kept.versions,
    now: () => kept.now,
    maxBytes: 10_000_000,
  };
  const cache = new ResultCache(options);
  kept.results = {
    async get(key, dependencies, compute) {
      const value = await cache.get(key, dependencies, async (noted) => freeze(await compute(noted)));
      kept.values.set(key.name, value);
      return value;
    },
  };
}

function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const held of Object.values(value)) freeze(held);
  return Object.freeze(value);
}

const people: Record<string, ShopContext['actor']> = {};

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  sale = await makeSale(database.db);
  const { system, shop, clock } = sale;
  await createCategory(system, { name: 'Pots', slug: 'pots' });
  await createCategory(system, { name: 'Small pots', slug: 'small-pots', parent: 'pots' });
  const goods = { categories: ['pots'], brand: 'Ore', stock: { available: 60 } };
  pan = (await sale.simple({ ...goods, sku: 'copper-pan', name: 'Copper pan', price: 8800 })).id;
  await sale.simple({ ...goods, sku: 'lid', name: 'Pan lid', price: 900 });
  await createProduct(
    system,
    variableProduct({ red: 900, blue: 1100 }, { sku: 'cushion', categories: ['pots'] }),
  );
  await setPriceLevels(system, {
    productId: pan,
    levels: [
      { minQty: 1, price: 5500, customerGroups: ['wholesale'] },
      { minQty: 12, price: 7000 },
    ],
  });
  const items = [{ id: 'a', label: 'Pots', url: '/pots', items: [] }];
  await saveMenu(system, { number: 1, name: 'Shop', items });
  await saveHeaderOrFooter(system, { kind: 'header', name: 'Main', isPrimary: true, menuNumbers: [1] });
  await saveHeaderOrFooter(system, { kind: 'footer', name: 'Main', isPrimary: true, menuNumbers: [1] });
  await createPage(system, { title: 'Home', pageType: 'Homepage', publish: true });
  await createPage(system, { title: 'About', slug: 'about', publish: true });
  const customer = async (name: string, group: string, status: 'verified' | 'pending' = 'verified') => {
    const email = `${name}@secret.example`;
    people[name] = (
      await makeCustomer(database.db, shop, { email, firstName: name, group, status }, clock)
    ).actor;
  };
  await customer('Augusta', 'retail');
  await customer('Bertram', 'retail');
  await customer('Wilhelmina', 'wholesale');
  await customer('Xaver', 'wholesale');
  await customer('Penelope', 'retail', 'pending');
  people.guest = sale.guest().actor;
  people.stranger = { kind: 'guest', visitorId: undefined };
  // Their carts differ; no result may show it.
  for (const name of ['Augusta', 'Wilhelmina', 'guest']) {
    await addToCart({ ...sale.guest(), actor: actorOf(name) }, { productId: pan, qty: name.length });
  }
});
afterAll(() => database.drop());
beforeEach(begin);

function actorOf(name: string): ShopContext['actor'] {
  const actor = people[name];
  if (!actor) throw new Error(`nobody is called ${name}`);
  return actor;
}

const contextOf = (name: string, results?: KeptResults, dependencies = new CacheDependencies()) =>
  apiContext(database.db, sale.shop, {
    clock: sale.clock,
    actor: actorOf(name),
    dependencies,
    ...(results && { results }),
  });

/** Whatever pages and clients ask that is kept. */
async function everything(api: ApiContext): Promise<unknown> {
  const client: ContractClient = inProcessClient(async () => api);
  const filter = { attributes: { brand: ['Ore'] } };
  return {
    shell: await client.execute(ShellDocument),
    home: await client.execute(PageByTypeDocument, { name: 'Homepage' }),
    pan: await client.execute(SlugPageDocument, { slug: 'copper-pan' }),
    cushion: await client.execute(SlugPageDocument, { slug: 'cushion' }),
    category: await client.execute(SlugPageDocument, { slug: 'pots', filter, order: 'price-asc' }),
    about: await client.execute(SlugPageDocument, { slug: 'about' }),
    nothing: await client.execute(SlugPageDocument, { slug: 'nothing-here' }),
    listing: await client.execute(CategoryListingDocument, { slug: 'pots' }),
    search: await client.execute(SearchDocument, { keyword: 'pan' }),
    brands: await client.execute(BrandsDocument),
    sliders: await Promise.all(
      ['newest', 'bestsellers'].map((type) => client.execute(SliderProductsDocument, { input: { type } })),
    ),
    counted: await pagingOf(api, await findSliderProducts(api, { type: 'newest' })),
    viewed: await client.execute(ViewedProductsDocument, { skus: ['lid', 'copper-pan'] }),
    tree: await findCategoryTree(api),
    menus: await findMenus(api, [1]),
    levels: await findPriceLevels(api, pan),
    widgets: await findWidgetContent(api, 'about'),
    suggested: await search(api, { searchType: 'suggestion', keyword: 'pan' }),
  };
}

describe('results that are kept', () => {
  it.each([
    ['Augusta', ['Bertram', 'Augusta']],
    ['Bertram', ['Augusta']],
    ['Wilhelmina', ['Xaver']],
    ['Penelope', ['Penelope']],
    ['guest', ['stranger']],
    ['stranger', ['guest']],
  ])('are for everybody of an audience as if they were made for them: first %s', async (first, others) => {
    await everything(await contextOf(first, kept.results));
    for (const name of others) {
      const [fromMemory, anew] = [new CacheDependencies(), new CacheDependencies()];
      const again = await everything(await contextOf(name, kept.results, fromMemory));
      expect(again).toEqual(await everything(await contextOf(name, undefined, anew)));
      expect([...fromMemory.tags].sort()).toEqual([...anew.tags].sort());
      expect(fromMemory.validUntil).toEqual(anew.validUntil);
    }
  });

  it('differ between audiences, whoever asked first', async () => {
    for (const name of ['stranger', 'Augusta', 'Wilhelmina', 'Penelope']) {
      await everything(await contextOf(name, kept.results));
    }
    for (const name of ['guest', 'Bertram', 'Xaver', 'Penelope']) {
      const again = await everything(await contextOf(name, kept.results));
      expect(again).toEqual(await everything(await contextOf(name)));
    }
    const [wholesale, retail] = [
      await contextOf('Xaver', kept.results),
      await contextOf('Bertram', kept.results),
    ];
    expect((await findPriceLevels(wholesale, pan)).map(({ price }) => price)).toEqual([55, 70]);
    expect((await findPriceLevels(retail, pan)).map(({ price }) => price)).toEqual([70]);
  });

  it('hold nothing of a person, and who asks is told of themselves', async () => {
    for (const name of Object.keys(people)) await everything(await contextOf(name, kept.results));
    const text = JSON.stringify([...kept.values]);
    expect(text).toContain('Copper pan');
    for (const [name, actor] of Object.entries(people)) {
      const own = [
        name === 'guest' || name === 'stranger' ? undefined : name,
        actor.kind === 'guest' && actor.visitorId,
      ];
      if (actor.kind === 'customer') own.push(actor.email, actor.customerId, actor.visitorId);
      for (const secret of own) if (secret) expect(text).not.toContain(secret);
      const client = inProcessClient(async () => contextOf(name, kept.results));
      const { me } = await client.execute(VisitorDocument);
      expect(me?.email).toBe(actor.kind === 'customer' ? actor.email : undefined);
    }
  });

  it('are of every operation that says it may be kept', async () => {
    await everything(await contextOf('stranger', kept.results));
    const sources = globSync('packages/api/src/operations/*.ts').map((file) => readFileSync(file, 'utf8'));
    const declared = sources.flatMap((text) =>
      [...text.matchAll(/keptForAudience\(\s*'([^']+)'/g)].map(([, name]) => name),
    );
    const seen = [...kept.values.keys()].map((name) => /^\S+ (.+?) (?=[[{"n])/.exec(name)?.[1]);
    expect([...new Set(seen)].sort()).toEqual([...declared].sort());
  });

  it('take a second visitor of an audience no statement', async () => {
    const first = await contextOf('Augusta', kept.results);
    const second = await contextOf('Bertram', kept.results);
    const shown = async (api: ApiContext) => {
      const client = inProcessClient(async () => api);
      await client.execute(ShellDocument);
      await client.execute(PageByTypeDocument, { name: 'Homepage' });
      for (const slug of ['copper-pan', 'cushion', 'pots', 'about', 'nothing-here']) {
        await client.execute(SlugPageDocument, { slug });
      }
      await client.execute(SearchDocument, { keyword: 'pan' });
      await client.execute(SliderProductsDocument, { input: { type: 'newest' } });
    };
    expect((await recordStatements(database.db, () => shown(first))).length).toBeGreaterThan(10);
    expect(await recordStatements(database.db, () => shown(second))).toEqual([]);
  });

  it('are of no engine that only stood in for the index of the search', async () => {
    const shown = async (engine: SearchEngine) => {
      const dependencies = new CacheDependencies();
      const api = await contextOf('stranger', kept.results, dependencies);
      const asked = { ...api, shop: { ...api.shop, search: engine } };
      const client = inProcessClient(async () => asked);
      const { searchPliable } = await client.execute(SearchDocument, { keyword: 'pan' });
      await client.execute(CategoryListingDocument, { slug: 'pots' });
      await client.execute(BrandsDocument);
      await search(asked, { searchType: 'suggestion', keyword: 'pan' });
      return { found: searchPliable.products.length, isComplete: dependencies.isComplete };
    };
    const nothing: SearchResult = {
      hits: [],
      total: 0,
      sort: 'id-desc',
      facets: [],
      maxRating: 0,
      categories: [],
    };
    const standIn = { search: async () => ({ ...nothing, standsIn: true }) };
    expect(await shown(standIn)).toEqual({ found: 0, isComplete: false });
    const { engine } = await loadShop(catalogueSource(database.db), sale.shop.id);
    expect(await shown(engine)).toEqual({ found: 2, isComplete: true });
  });

  const expectFiveMinutes = async (ask: (api: ApiContext) => Promise<unknown>) => {
    const statements = async () => {
      const api = await contextOf('stranger', kept.results);
      return recordStatements(database.db, () => ask(api));
    };
    expect(await statements()).toHaveLength(1);
    kept.now = 299_999;
    expect(await statements()).toEqual([]);
    kept.now = 300_000;
    expect(await statements()).toHaveLength(1);
  };

  it('of headers and footers are fetched afresh after five minutes, and not before [CMS-525, CMS-526, CONST-510]', () =>
    expectFiveMinutes((api) => inProcessClient(async () => api).execute(ShellDocument)));

  it('of menus are fetched afresh after five minutes, and not before [CMS-527, CMS-528, CONST-511]', () =>
    expectFiveMinutes((api) => findMenus(api, [1])));

  it('are of no menu that has changed meanwhile', async () => {
    const api = await contextOf('stranger', kept.results);
    expect((await findMenus(api, [1]))[0]?.name).toBe('Shop');
    await saveMenu(sale.system, { number: 1, name: 'All', items: [] });
    kept.versions.bump(sale.shop.id, 'content');
    expect((await findMenus(api, [1]))[0]?.name).toBe('All');
  });
});
