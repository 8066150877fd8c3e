import { rmSync } from 'node:fs';
import {
  catalogueSource,
  listShops,
  postgresEngine,
  readShopSettings,
  type ShopContext,
  systemContext,
} from '@stoa/commerce';
import {
  createTestDatabase,
  loadShop,
  systemTime,
  type TestDatabase,
  testPlatform,
} from '@stoa/commerce/testing';
import { type ListingFilters, normaliseAttributes, priceRange, sortCodes } from '@stoa/domain';
import type { SearchEngine, SearchQuery, SearchResult } from '@stoa/search';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { fillDemo } from '../../../../demo/fill.ts';
import { openPictures } from '../files/open-pictures.ts';
import { makeTestFolder } from '../postgres/testing.ts';

/** A demo shop with both engines, and what can be chosen in it. */
interface Pair {
  readonly ctx: ShopContext;
  readonly index: SearchEngine;
  readonly tables: SearchEngine;
  readonly facets: readonly string[];
  readonly everything: SearchResult;
}

const folder = makeTestFolder();
let test: TestDatabase;
const pairs = new Map<string, Pair>();

beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  const platform = testPlatform(test.db, systemTime);
  const pictures = openPictures(folder);
  await fillDemo({
    platform,
    pictures,
    ownerUrl: test.url,
    dataFolder: folder,
    port: 3000,
    log: () => undefined,
  });
  for (const { shop } of await listShops(platform))
    pairs.set(shop.code, await pairOf(systemContext(platform, shop, { command: 'test' })));
});
afterAll(async () => {
  await test.drop();
  rmSync(folder, { recursive: true });
});

async function pairOf(ctx: ShopContext): Promise<Pair> {
  const { settings } = await readShopSettings(ctx);
  const facets = settings.listing.facets.map(({ code }) => code);
  const { engine: index } = await loadShop(catalogueSource(ctx.db), ctx.shop.id);
  const tables = postgresEngine(ctx);
  const everything = await tables.search(queryOf(ctx, facets, {}));
  return { ctx, index, tables, facets, everything };
}

function queryOf(
  { shop }: Pick<ShopContext, 'shop'>,
  facets: readonly string[],
  given: Partial<SearchQuery>,
): SearchQuery {
  return {
    shopId: shop.id,
    scope: { kind: 'all' },
    filters: { attributes: [] },
    facets,
    sort: 'id-desc',
    page: 1,
    limit: 24,
    prices: true,
    ...given,
  };
}

/** Returns a query of what there is to choose in a shop, by anybody. */
function anyQuery({ ctx, facets, everything }: Pair): fc.Arbitrary<SearchQuery> {
  const paths = everything.categories.map(({ path }) => path);
  const values = everything.facets.flatMap(({ code, counts }) =>
    counts.map(({ value }) => [code, value] as const),
  );
  const categories = everything.categories.map(({ slug }) => ['category', slug] as const);
  const { min, max } = everything.priceRange ?? { min: 0, max: 0 };
  const amount = fc.option(fc.integer({ min, max }), { nil: undefined });
  const filters: fc.Arbitrary<ListingFilters> = fc
    .record({
      chosen: fc.subarray([...values, ...categories], { maxLength: 4 }),
      price: fc.option(fc.tuple(amount, amount), { nil: undefined }),
      minRating: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined, freq: 3 }),
    })
    .map(({ chosen, price, minRating }) => {
      const range = price && priceRange(...price);
      return {
        attributes: normaliseAttributes(chosen),
        ...(range && { price: range }),
        ...(minRating !== undefined && { minRating }),
      };
    });
  const scope = fc.oneof(
    fc.constant<SearchQuery['scope']>({ kind: 'all' }),
    fc.constantFrom(...paths).map((path) => ({ kind: 'category', path }) as const),
  );
  return fc
    .record({
      scope,
      filters,
      sort: fc.constantFrom(...sortCodes),
      page: fc.integer({ min: 1, max: 4 }),
      limit: fc.constantFrom(5, 24, 100),
      prices: fc.boolean(),
    })
    .map((given) => queryOf(ctx, facets, given));
}

describe.each(['harbor', 'ember'])('in the demo shop %s', (code) => {
  it('an index answers every listing as the tables do [PRICE-011]', async () => {
    const pair = pairs.get(code);
    if (!pair) throw new Error(`no shop ${code}`);
    expect(pair.everything.total).toBeGreaterThan(80);
    await fc.assert(
      fc.asyncProperty(anyQuery(pair), async (query) => {
        expect(await pair.index.search(query)).toEqual(await pair.tables.search(query));
      }),
      { numRuns: 60 },
    );
  });

  it('finds each product by its sku first', async () => {
    const pair = pairs.get(code);
    if (!pair) throw new Error(`no shop ${code}`);
    const { rows } = await pair.ctx.db.pool.query<{ id: string; sku: string }>(
      `select p.id, p.sku from product p join publication pub on pub.product_id = p.id
       where pub.shop_id = $1 and p.parent_id is null and not p.archived and pub.visible and p.website_visibility`,
      [pair.ctx.shop.id],
    );
    for (const { id, sku } of rows) {
      const found = await pair.index.search(
        queryOf(pair.ctx, [], { scope: { kind: 'keyword', keyword: sku }, sort: 'bestmatch' }),
      );
      expect(found.hits[0]?.productId, sku).toBe(id);
    }
  });
});
