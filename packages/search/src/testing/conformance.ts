import { normaliseAttributes } from '@stoa/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchQuery } from '../port/query.ts';
import { MAX_COUNTS, type SearchPage, type SearchResult } from '../port/result.ts';
import { anyQuery, anyWorld } from './arbitraries.ts';
import { draw, drawnBy } from './draw.ts';
import type { EngineUnderTest } from './engine-under-test.ts';
import { keywordConformance } from './keyword-conformance.ts';
import { offerConformance } from './offer-conformance.ts';
import { referenceSearch } from './reference.ts';
import { alone, testCategories, testId, testOffer, testQuery, testWorld } from './world.ts';

/** Returns the tests every engine must pass. */
export function searchConformance(engine: EngineUnderTest): void {
  describe(`search by ${engine.name} (${drawnBy})`, () => {
    agreesWithTheReference(engine);
    filtersAndCounts(engine);
    keepsWhatIsHidden(engine);
    offerConformance(engine);
    keywordConformance(engine);
  });
}

function agreesWithTheReference({ fill, callsOnPage, worlds, queries }: EngineUnderTest): void {
  it('finds, chooses, orders, pages and counts as the reference engine does, each facet ignoring its own filter [PRICE-011]', async () => {
    const manyQueries = fc.array(anyQuery, { minLength: queries, maxLength: queries });
    for (const [world, drawn] of draw(
      fc.tuple(anyWorld({ minLength: 30, maxLength: 80 }), manyQueries),
      worlds,
    )) {
      const engine = await fill(world);
      for (const query of drawn) {
        let early: SearchPage | undefined;
        const onPage = (page: SearchPage) => {
          early = page;
        };
        const found = await engine.search(query, { onPage });
        expect({ ...found, ...early }, 'the page of onPage').toEqual(found);
        expect(early !== undefined, 'onPage is called').toBe(callsOnPage);
        expect(comparable(found, query), JSON.stringify(query)).toEqual(
          comparable(referenceSearch(world, query), query),
        );
      }
    }
  });
}

/** Relevance, and with it the order and page of a hit, differs between engines. */
function comparable({ hits, ...rest }: SearchResult, { scope, sort, limit, page }: SearchQuery): object {
  if (scope.kind !== 'keyword' || sort !== 'bestmatch') return { hits, ...rest };
  if (page > 1 || rest.total > limit) return { ...rest, hits: hits.length };
  return { ...rest, hits: hits.toSorted((a, b) => (a.productId < b.productId ? -1 : 1)) };
}

const chosen = (choices: Readonly<Record<string, readonly string[]>>) => ({
  attributes: normaliseAttributes(
    Object.entries(choices).flatMap(([code, values]) => values.map((value) => [code, value] as const)),
  ),
});

function filtersAndCounts({ fill }: EngineUnderTest): void {
  const color = (...values: string[]) => values.map((value) => ({ code: 'color', value }));
  const world = testWorld([
    alone(testOffer(1, { brand: 'Acme', facetValues: color('red'), rating: 4.33, price: 500 })),
    alone(testOffer(2, { brand: 'Acme', facetValues: color('blue'), rating: 2.5, price: 700 })),
    alone(testOffer(3, { brand: 'Cove', facetValues: color('red', 'blue'), price: null })),
  ]);

  it('counts each facet over what the other filters leave [LIST-048]', async () => {
    const engine = await fill(world);
    const query = testQuery({ facets: ['brand', 'color'], filters: chosen({ brand: ['Cove'] }) });
    const { facets, total } = await engine.search(query);
    expect(total).toBe(1);
    expect(facets).toEqual([
      {
        code: 'brand',
        counts: [
          { value: 'Acme', count: 2 },
          { value: 'Cove', count: 1 },
        ],
        distinct: 2,
      },
      {
        code: 'color',
        counts: [
          { value: 'blue', count: 1 },
          { value: 'red', count: 1 },
        ],
        distinct: 2,
      },
    ]);
  });

  it('filters by attributes that are no facets, and by values and attributes that are not there', async () => {
    const engine = await fill(world);
    const total = async (filters: SearchQuery['filters']) =>
      (await engine.search(testQuery({ filters }))).total;
    expect(await total(chosen({ color: ['red'] }))).toBe(2);
    expect(await total(chosen({ color: ['pink'] }))).toBe(0);
    expect(await total(chosen({ nothing: ['red'] }))).toBe(0);
  });

  it('keeps both decimals of a rating', async () => {
    const engine = await fill(world);
    const { maxRating } = await engine.search(testQuery({ filters: { attributes: [], minRating: 5 } }));
    expect(maxRating).toBe(4.33);
  });

  it('answers the most frequent values of a facet, and how many there are', async () => {
    const values = Array.from({ length: MAX_COUNTS + 20 }, (_, at) => `v${String(at).padStart(4, '0')}`);
    const chunks = Array.from({ length: 26 }, (_, at) => values.slice(at * 20, at * 20 + 20));
    const listings = [...chunks, ['v0519']].map((own, at) =>
      alone(testOffer(at + 1, { facetValues: own.map((value) => ({ code: 'grade', value })) })),
    );
    const engine = await fill(testWorld(listings));
    const [facet] = (await engine.search(testQuery({ facets: ['grade'] }))).facets;
    expect(facet?.distinct).toBe(MAX_COUNTS + 20);
    expect(facet?.counts).toHaveLength(MAX_COUNTS);
    expect(facet?.counts.slice(0, 3)).toEqual([
      { value: 'v0519', count: 2 },
      { value: 'v0000', count: 1 },
      { value: 'v0001', count: 1 },
    ]);
  });

  it('lists a category with those below it, and nothing for one that is not there', async () => {
    const categories = testCategories('home', 'home/kitchen');
    const engine = await fill(
      testWorld([alone(testOffer(1, { categoryIds: [categories[1]?.id ?? ''] }))], { categories }),
    );
    const below = (path: string) => engine.search(testQuery({ scope: { kind: 'category', path } }));
    expect(await below('home')).toMatchObject({ total: 1, categories: [{ path: 'home/kitchen', count: 1 }] });
    expect(await below('home/kit')).toMatchObject({ total: 0, categories: [] });
    expect(await below('kitchen')).toMatchObject({ total: 0 });
  });

  it('neither repeats nor skips a listing from page to page, though all are equal [LIST-035]', async () => {
    const equal = Array.from({ length: 53 }, (_, at) => alone(testOffer(at + 1)));
    const engine = await fill(testWorld(equal));
    for (const sort of ['bestmatch', 'bestseller-desc', 'id-desc', 'price-asc', 'price-desc'] as const) {
      const pages = [1, 2, 3, 4, 5, 6, 7].map((page) => engine.search(testQuery({ sort, page, limit: 10 })));
      const ids = (await Promise.all(pages)).flatMap(({ hits }) => hits.map(({ productId }) => productId));
      expect(ids).toEqual(equal.map(({ id }) => id).reverse());
    }
  });

  it('answers an empty page beyond the last', async () => {
    const engine = await fill(world);
    const { hits, total } = await engine.search(testQuery({ page: 10_000, limit: 100 }));
    expect({ hits, total }).toEqual({ hits: [], total: 3 });
  });
}

function keepsWhatIsHidden({ fill }: EngineUnderTest): void {
  it('does not answer for another shop than its own', async () => {
    const engine = await fill(testWorld([alone(testOffer(1))]));
    await expect(engine.search(testQuery({ shopId: testId(0xfffe) }))).rejects.toThrow('another');
  });

  it('tells nothing of prices to those who may not see them [PRICE-011]', async () => {
    const listings = [300, 100, 200].map((price, at) => alone(testOffer(at + 1, { price })));
    const engine = await fill(testWorld(listings, { defaultSort: 'id-desc' }));
    const filters = { attributes: [], price: { from: 150 } };
    const { hits, total, sort, ...rest } = await engine.search(
      testQuery({ prices: false, filters, sort: 'price-asc' }),
    );
    expect({ total, sort }).toEqual({ total: 3, sort: 'id-desc' });
    expect(hits.map(({ productId }) => productId)).toEqual([testId(3), testId(2), testId(1)]);
    expect(rest).not.toHaveProperty('priceRange');
  });
}
