import { type ListingFilters, normaliseAttributes, priceRange, type SortCode, sortCodes } from '@stoa/domain';
import type { Facet, SearchQuery, SearchResult } from '@stoa/search';
import { draw, drawnBy } from '@stoa/search/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createCategories } from '../../category/index.ts';
import type { ProductInput } from '../../product/index.ts';
import { createProducts } from '../../product/index.ts';
import { simpleProduct, variableProduct } from '../../testing/products.ts';
import { makeSale, type TestSale } from '../../testing/sale.ts';
import { unique } from '../../testing/unique.ts';
import { createTestDatabase, type TestDatabase } from '../../testing.ts';
import { postgresEngine } from './postgres-engine.ts';

const COLORS = ['red', 'blue', 'green', 'sand|stone', "l'été"];
const BRANDS = ['Acme', 'Borealis', 'Cove'];
/** Slug by slug the path from the root. */
const CATEGORIES: Record<string, string[]> = {
  home: ['home'],
  kitchen: ['home', 'kitchen'],
  knives: ['home', 'kitchen', 'knives'],
  garden: ['garden'],
};
const FACETS = ['color', 'brand', 'size'];

/** A product as anybody would count it. */
interface Plain {
  readonly id: string;
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly price: number | undefined;
  readonly rating: number;
  readonly popularity: number;
  readonly categories: readonly string[];
}

const anyProduct = fc.record({
  colors: fc.uniqueArray(fc.constantFrom(...COLORS), { maxLength: 3 }),
  brand: fc.option(fc.constantFrom(...BRANDS), { nil: null }),
  size: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
  prices: fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 3 }),
  stars: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
  popularity: fc.integer({ min: 0, max: 4 }),
  category: fc.option(fc.constantFrom(...Object.keys(CATEGORIES)), { nil: undefined }),
  isVariable: fc.boolean(),
  hidePrice: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
});
type Drawn = typeof anyProduct extends fc.Arbitrary<infer T> ? T : never;

let test: TestDatabase;
let sale: TestSale;
let plain: Plain[];

beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  sale = await makeSale(test.db);
  await createCategories(sale.system, [
    { name: 'Home' },
    { name: 'Kitchen', parent: 'home' },
    { name: 'Knives', parent: 'kitchen' },
    { name: 'Garden' },
  ]);
  const drawn = draw(anyProduct, 150);
  const made = await createProducts(sale.system, drawn.map(toInput));
  plain = drawn.map((one, at) => toPlain(one, made[at]?.id ?? ''));
  // Another shop's products must count nowhere.
  const other = await makeSale(test.db);
  await createProducts(
    other.system,
    draw(anyProduct, 20).map((one) => ({ ...toInput(one), categories: [] })),
  );
});
afterAll(() => test.drop());

function toInput(drawn: Drawn): ProductInput {
  const sku = unique('p');
  const { brand, popularity, category, stars, size, hidePrice } = drawn;
  const reviewStars = [1, 2, 3, 4, 5].map((star) => (star === stars ? 1 : 0));
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = reviewStars;
  const common = {
    sku,
    slug: sku,
    brand,
    popularity,
    hidePrice,
    categories: category ? [category] : [],
    reviewStars: [one, two, three, four, five] as [number, number, number, number, number],
  };
  const sized = size === undefined ? {} : { size };
  if (!drawn.isVariable || drawn.colors.length === 0) {
    const colored = drawn.colors.length === 0 ? {} : { color: drawn.colors };
    return simpleProduct({ ...common, attributes: { ...sized, ...colored }, price: cheapest(drawn) });
  }
  const prices = Object.fromEntries(drawn.colors.map((color, at) => [color, priceOf(drawn, at)]));
  return variableProduct(prices, { ...common, attributes: sized });
}

const priceOf = (drawn: Drawn, at: number) => (drawn.prices[at] ?? 20) * 100;
const cheapest = (drawn: Drawn) => Math.min(...drawn.colors.map((_color, at) => priceOf(drawn, at)), 2000);

function toPlain(drawn: Drawn, id: string): Plain {
  const size = drawn.size === undefined ? [] : [String(drawn.size)];
  return {
    id,
    values: { color: drawn.colors, brand: drawn.brand === null ? [] : [drawn.brand], size },
    price: drawn.hidePrice ? undefined : cheapest(drawn),
    rating: drawn.stars ?? 0,
    popularity: drawn.popularity,
    categories: drawn.category ? (CATEGORIES[drawn.category] ?? []) : [],
  };
}

const someOf = (values: readonly string[]) => fc.subarray([...values, 'nobody'], { maxLength: 2 });
const amount = fc.option(
  fc.integer({ min: 0, max: 22 }).map((n) => n * 100),
  { nil: undefined },
);

const anyFilters: fc.Arbitrary<ListingFilters> = fc
  .record({
    chosen: fc.record({
      color: someOf(COLORS),
      brand: someOf(BRANDS),
      size: someOf(['1', '2']),
      category: fc.subarray(Object.keys(CATEGORIES), { maxLength: 1 }),
    }),
    price: fc.tuple(amount, amount).map(([from, to]) => priceRange(from, to)),
    minRating: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
  })
  .map(({ chosen, price, minRating }) => ({
    attributes: normaliseAttributes(
      Object.entries(chosen).flatMap(([code, values]) => values.map((value) => [code, value] as const)),
    ),
    ...(price && { price }),
    ...(minRating !== undefined && { minRating }),
  }));

const anyQuery = fc.record({
  scope: fc.constantFrom<SearchQuery['scope']>(
    { kind: 'all' },
    { kind: 'all' },
    { kind: 'category', path: 'home' },
    { kind: 'category', path: 'home/kitchen' },
  ),
  filters: anyFilters,
  sort: fc.constantFrom(...sortCodes),
  page: fc.integer({ min: 1, max: 3 }),
  limit: fc.constantFrom(5, 24, 100),
  prices: fc.boolean(),
});

/** Filter by filter and product by product. */
function naive(query: SearchQuery): Pick<SearchResult, 'total' | 'maxRating'> & {
  facets: Pick<Facet, 'code' | 'counts'>[];
  ids: string[];
  price: { min: number; max: number } | undefined;
  categories: Record<string, number>;
} {
  const top = query.scope.kind === 'category' ? (query.scope.path.split('/').at(-1) ?? '') : undefined;
  const scope = plain.filter((one) => top === undefined || one.categories.includes(top));
  const { attributes, price, minRating } = query.filters;
  const matches = (one: Plain, except?: string) =>
    attributes.every(
      ({ code, values }) =>
        code === except ||
        (code === 'category' ? one.categories : (one.values[code] ?? [])).some((v) => values.includes(v)),
    ) &&
    (except === 'price' ||
      !query.prices ||
      !price ||
      (one.price !== undefined && one.price >= (price.from ?? 0) && one.price <= (price.to ?? Infinity))) &&
    (except === 'rating' || one.rating >= (minRating ?? 0));
  const hits = scope.filter((one) => matches(one)).sort(orderOf(query));
  const priced = scope.filter((one) => matches(one, 'price')).flatMap((one) => one.price ?? []);
  const slugs = scope.filter((one) => matches(one, 'category')).flatMap((one) => one.categories);
  const isBelow = (slug: string) => top === undefined || (CATEGORIES[slug]?.indexOf(top) ?? -1) >= 0;
  return {
    ids: hits.slice((query.page - 1) * query.limit, query.page * query.limit).map(({ id }) => id),
    total: hits.length,
    facets: query.facets.map((code) => ({
      code,
      counts: countEach(scope.filter((one) => matches(one, code)).flatMap((one) => one.values[code] ?? [])),
    })),
    price:
      query.prices && priced.length > 0 ? { min: Math.min(...priced), max: Math.max(...priced) } : undefined,
    maxRating: Math.max(0, ...scope.filter((one) => matches(one, 'rating')).map(({ rating }) => rating)),
    categories: Object.fromEntries(
      countEach(slugs.filter((slug) => isBelow(slug) && slug !== top)).map(({ value, count }) => [
        value,
        count,
      ]),
    ),
  };
}

function countEach(values: readonly string[]): { value: string; count: number }[] {
  return [...Map.groupBy(values, (value) => value)]
    .map(([value, all]) => ({ value, count: all.length }))
    .sort((a, b) => (a.value < b.value ? -1 : 1));
}

function orderOf({ sort, prices }: SearchQuery): (a: Plain, b: Plain) => number {
  const byId = (a: Plain, b: Plain) => (a.id < b.id ? 1 : -1);
  const byPopularity = (a: Plain, b: Plain) => b.popularity - a.popularity || byId(a, b);
  const known = (one: Plain, last: number) => one.price ?? last;
  const orders: Record<SortCode, (a: Plain, b: Plain) => number> = {
    bestmatch: byPopularity,
    'bestseller-desc': byPopularity,
    'id-desc': byId,
    'price-asc': (a, b) => known(a, 1e9) - known(b, 1e9) || byId(a, b),
    'price-desc': (a, b) => known(b, -1) - known(a, -1) || byId(a, b),
  };
  return !prices && sort.startsWith('price') ? byId : orders[sort];
}

it(`finds, orders, pages and counts as a naive search does (${drawnBy}), each facet ignoring its own filter [PRICE-011]`, async () => {
  const engine = postgresEngine(sale.system);
  await fc.assert(
    fc.asyncProperty(anyQuery, async (drawn) => {
      const query: SearchQuery = { ...drawn, shopId: sale.shop.id, facets: FACETS };
      const found = await engine.search(query);
      const wanted = naive(query);
      expect(found.hits.map(({ productId }) => productId)).toEqual(wanted.ids);
      expect(found.total).toBe(wanted.total);
      expect(found.facets.map(sorted)).toEqual(wanted.facets);
      expect(found.priceRange).toEqual(wanted.price);
      expect(found.maxRating).toBe(wanted.maxRating);
      expect(Object.fromEntries(found.categories.map(({ slug, count }) => [slug, count]))).toEqual(
        wanted.categories,
      );
    }),
    { numRuns: 120 },
  );
});

function sorted({ code, counts }: SearchResult['facets'][number]) {
  return { code, counts: [...counts].sort((a, b) => (a.value < b.value ? -1 : 1)) };
}
