import { filterLimits } from '@stoa/domain';
import { expect, it } from 'vitest';
import type { ListingDocument } from '../port/document.ts';
import type { SearchQuery } from '../port/query.ts';
import { searchIndex } from '../query/search-index.ts';
import { anyQuery, anyWorld } from '../testing/arbitraries.ts';
import { draw, drawnBy } from '../testing/draw.ts';
import { referenceSearch } from '../testing/reference.ts';
import {
  alone,
  testCategories,
  testId,
  testOffer,
  testQuery,
  testWorld,
  type World,
} from '../testing/world.ts';
import { ShopIndex } from './shop-index.ts';

function indexOf(world: World): ShopIndex {
  const index = new ShopIndex(world.shopId);
  index.applySettings(world.settings);
  for (const listing of world.listings) index.upsert(listing);
  return index;
}

const total = (index: ShopIndex, given: Partial<SearchQuery> = {}) =>
  searchIndex(index, testQuery(given)).total;
const find = (index: ShopIndex, keyword: string, language?: string) =>
  searchIndex(
    index,
    testQuery({ scope: { kind: 'keyword', keyword }, ...(language !== undefined && { language }) }),
  ).hits.map(({ productId }) => productId);

it(`equals a newly built index after thousands of changes (${drawnBy})`, () => {
  const [from, to] = draw(anyWorld({ minLength: 40, maxLength: 40 }), 2);
  if (!from || !to) throw new Error('no worlds');
  const index = indexOf(from);
  const known = new Map<string, ListingDocument>(from.listings.map((listing) => [listing.id, listing]));
  let seed = 3;
  for (let step = 0; step < 4000; step++) {
    seed = (seed * 48_271) % 2_147_483_647;
    const listing = to.listings[seed % to.listings.length];
    if (!listing) continue;
    if (seed % 5 === 0) {
      index.remove(listing.id);
      known.delete(listing.id);
      continue;
    }
    index.upsert(listing);
    // An offer belongs to one listing: the last one that was indexed with it.
    const moved = new Set(listing.offers.map(({ productId }) => productId));
    for (const [id, other] of known) {
      const offers = other.offers.filter(({ productId }) => !moved.has(productId));
      if (offers.length > 0) known.set(id, { id, offers });
      else known.delete(id);
    }
    known.set(listing.id, listing);
  }
  const world = { ...from, listings: [...known.values()].sort((a, b) => (a.id < b.id ? -1 : 1)) };
  expect(index.size).toBe(world.listings.flatMap(({ offers }) => offers).length);
  for (const query of draw(anyQuery, 300)) {
    // Deleted rows change document frequencies, and with them the ranking, but not what is found.
    if (query.scope.kind === 'keyword' && query.sort === 'bestmatch') continue;
    expect(searchIndex(index, query), JSON.stringify(query)).toEqual(referenceSearch(world, query));
  }
});

it('does not grow however often the same products change', () => {
  const listings = Array.from({ length: 500 }, (_, at) => alone(testOffer(at + 1, { name: `oak ${at}` })));
  const index = indexOf(testWorld(listings));
  const changeAll = (times: number) => {
    for (let time = 0; time < times; time++) for (const listing of listings) index.upsert(listing);
  };
  changeAll(10);
  const before = index.bytes;
  changeAll(20);
  expect(index.size).toBe(500);
  expect(total(index)).toBe(500);
  expect(index.bytes).toBeLessThan(before * 1.5);
  expect(find(index, 'oak 77')).toEqual([testId(78)]);
  expect(find(index, 'sku-78')).toEqual([testId(78)]);
});

it('removes the former words, skus, values and prices of a listing', () => {
  const index = indexOf(
    testWorld([
      alone(testOffer(1, { name: 'oak', price: 500, facetValues: [{ code: 'color', value: 'red' }] })),
    ]),
  );
  index.upsert(alone(testOffer(1, { name: 'ash', sku: 'NEW', price: 700 })));
  expect(find(index, 'oak')).toEqual([]);
  expect(find(index, 'SKU-1')).toEqual([]);
  expect(find(index, 'ash')).toEqual([testId(1)]);
  expect(find(index, 'new')).toEqual([testId(1)]);
  const { facets, priceRange } = searchIndex(index, testQuery({ facets: ['color'] }));
  expect(facets[0]?.counts).toEqual([]);
  expect(priceRange).toEqual({ min: 700, max: 700 });
});

it('moves products with their categories when the tree changes', () => {
  const [home, kitchen] = testCategories('home', 'home/kitchen');
  if (!home || !kitchen) throw new Error('no categories');
  const world = testWorld([alone(testOffer(1, { categoryIds: [kitchen.id] }))], {
    categories: [home, kitchen],
  });
  const index = indexOf(world);
  const under = (path: string) => total(index, { scope: { kind: 'category', path } });
  expect([under('home'), under('home/kitchen')]).toEqual([1, 1]);
  const moved = { ...kitchen, path: 'kitchen' };
  index.applySettings({ ...world.settings, categories: [home, moved] });
  expect([under('home'), under('home/kitchen'), under('kitchen')]).toEqual([0, 0, 1]);
  index.applySettings({ ...world.settings, categories: [home] });
  expect(under('kitchen')).toBe(0);
});

it('indexes each language by its own rules, and searches the first where a language is unknown', () => {
  const text = (language: string, name: string) => ({
    language,
    name,
    keywords: '',
    description: '',
    body: '',
  });
  const index = indexOf(
    testWorld([alone(testOffer(1, { texts: [text('en', 'Lamps'), text('xx', 'Lampes')] }))]),
  );
  expect(find(index, 'lamp')).toEqual([testId(1)]);
  expect(find(index, 'lamps', 'xx')).toEqual([testId(1)]);
  expect(find(index, '"lampe"', 'xx')).toEqual([]);
  expect(find(index, '"lampes"', 'en')).toEqual([]);
  expect(find(index, '"lampes"', 'xx')).toEqual([testId(1)]);
  expect(find(index, 'lamp', 'yy')).toEqual([testId(1)]);
});

it('finds by hidden keywords, ranked after words in the name', () => {
  const text = (name: string, keywords: string) => [
    { language: 'en', name, keywords, description: '', body: '' },
  ];
  const index = indexOf(
    testWorld([
      alone(testOffer(1, { texts: text('Jug', '') })),
      alone(testOffer(2, { texts: text('Pot', 'jug') })),
    ]),
  );
  const scope = { kind: 'keyword', keyword: 'jug' } as const;
  const { hits } = searchIndex(index, testQuery({ scope, sort: 'bestmatch' }));
  expect(hits.map(({ productId }) => productId)).toEqual([testId(1), testId(2)]);
});

it('scores a word by its best expansion, not by the first or by how many match', () => {
  const index = indexOf(
    testWorld([
      alone(testOffer(1, { name: 'lamp' })),
      alone(testOffer(2, { name: 'lamp', description: 'lamb' })),
      alone(testOffer(3, { name: 'rug', description: 'lamb lamp' })),
    ]),
  );
  const scope = { kind: 'keyword', keyword: 'lam' } as const;
  const { hits } = searchIndex(index, testQuery({ scope, sort: 'bestmatch' }));
  // The first two are equal, so the newer one goes first.
  expect(hits.map(({ productId }) => productId)).toEqual([testId(2), testId(1), testId(3)]);
});

it('does not correct a keyword that is a sku', () => {
  const index = indexOf(
    testWorld([alone(testOffer(1, { name: 'jug', sku: 'BOLW' })), alone(testOffer(2, { name: 'bowl' }))]),
  );
  expect(find(index, 'bolw')).toEqual([testId(1)]);
  index.remove(testId(1));
  expect(find(index, 'bolw')).toEqual([testId(2)]);
});

it('counts again after every change', () => {
  const categories = testCategories('home');
  const assigned = { categoryIds: [categories[0]?.id ?? ''], facetValues: [{ code: 'color', value: 'red' }] };
  const index = indexOf(testWorld([alone(testOffer(1, assigned))], { categories }));
  const counts = () => {
    const found = searchIndex(index, testQuery({ facets: ['color'] }));
    return [found.facets[0]?.counts[0]?.count ?? 0, found.categories[0]?.count ?? 0];
  };
  expect(counts()).toEqual([1, 1]);
  index.upsert(alone(testOffer(2, assigned)));
  expect(counts()).toEqual([2, 2]);
  index.remove(testId(1));
  expect(counts()).toEqual([1, 1]);
  index.applySettings({ ...index.settings, categories: [] });
  expect(counts()).toEqual([1, 0]);
});

it('refuses ids that are no UUIDs, and stays unchanged', () => {
  const index = indexOf(testWorld([alone(testOffer(1))]));
  expect(() => index.upsert({ id: 'x', offers: [testOffer(1)] })).toThrow('no UUID');
  expect(() => index.upsert(alone({ ...testOffer(2), productId: 'y' }))).toThrow('no UUID');
  expect(total(index)).toBe(1);
});

it('takes as many filters as a query may have; a listing that fails several counts nowhere', () => {
  const facetValues = Array.from({ length: filterLimits.filters }, (_, at) => ({
    code: `a${at}`,
    value: 'yes',
  }));
  const offersWith = [facetValues, facetValues.slice(0, -1), facetValues.slice(0, -2)];
  const index = indexOf(
    testWorld(offersWith.map((own, at) => alone(testOffer(at + 1, { facetValues: own })))),
  );
  const attributes = facetValues.map(({ code, value }) => ({ code, values: [value] }));
  const [first = '', last = ''] = [facetValues.at(0)?.code, facetValues.at(-1)?.code];
  const found = searchIndex(index, testQuery({ filters: { attributes }, facets: [first, last] }));
  expect(found.total).toBe(1);
  expect(found.facets.map(({ counts }) => counts)).toEqual([
    [{ value: 'yes', count: 1 }],
    [{ value: 'yes', count: 1 }],
  ]);
});

it('estimates its memory', () => {
  const small = indexOf(testWorld([alone(testOffer(1))])).bytes;
  const listings = Array.from({ length: 2000 }, (_, at) =>
    alone(testOffer(at + 1, { name: `Thing number ${at}` })),
  );
  const large = indexOf(testWorld(listings)).bytes;
  expect(large).toBeGreaterThan(small + 2000 * 100);
  expect(large).toBeLessThan(small + 2000 * 1000);
});

it('filters by current values, also with a cached inverted index', () => {
  const colored = (n: number, value: string) =>
    alone(testOffer(n, { facetValues: [{ code: 'color', value }] }));
  const index = indexOf(testWorld([colored(1, 'red'), colored(2, 'red'), colored(3, 'blue')]));
  const red = (price?: { readonly from: number }) =>
    total(index, { filters: { attributes: [{ code: 'color', values: ['red'] }], ...(price && { price }) } });
  const filterThrice = () => [red(), red({ from: 0 }), red({ from: 1 })];
  expect(filterThrice()).toEqual([2, 2, 2]);
  index.upsert(colored(4, 'red'));
  expect(filterThrice()).toEqual([3, 3, 3]);
  index.upsert(colored(1, 'blue'));
  expect(filterThrice()).toEqual([2, 2, 2]);
  index.remove(testId(2));
  expect(filterThrice()).toEqual([1, 1, 1]);
});

it('calls onPage before it counts, and refuses to search within it', () => {
  const index = indexOf(testWorld([alone(testOffer(1)), alone(testOffer(2))]));
  const known: number[] = [];
  const query = testQuery();
  const { hits } = searchIndex(index, query, (page) => {
    known.push(page.total, index.derived.counts.values.length);
    expect(() => searchIndex(index, query)).toThrow('within another');
  });
  expect(known).toEqual([2, 0]);
  expect(searchIndex(index, query).hits).toEqual(hits);
});

it('caches the candidates of a keyword without spare capacity, also where most matches are not eligible', () => {
  const offers = Array.from({ length: 50 }, (_, at) =>
    testOffer(at + 1, { sellerId: testId(at === 0 ? 1 : 2) }),
  );
  const index = indexOf(testWorld(offers.map(alone)));
  const keyword = offers[0]?.texts[0]?.name ?? '';
  const scope = { kind: 'keyword', keyword } as const;
  expect(total(index, { scope })).toBeGreaterThan(1);
  expect(total(index, { scope, sellerId: testId(1) })).toBe(1);
  const held = index.derived.candidates.values.map(({ candidates: { rows, scores } }) => [
    rows.buffer.byteLength - rows.byteLength,
    (scores?.buffer.byteLength ?? 0) - (scores?.byteLength ?? 0),
  ]);
  expect(held).toEqual([
    [0, 0],
    [0, 0],
  ]);
});
