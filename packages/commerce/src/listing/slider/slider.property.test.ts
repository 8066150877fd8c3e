import { newId } from '@stoa/database';
import { type SortCode, sortCodes } from '@stoa/domain';
import { draw, drawnBy } from '@stoa/search/testing';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Buyer } from '../../pricing/index.ts';
import { changePrices } from '../../pricing/index.ts';
import { archiveProduct, editProduct, publishProduct, unpublishProduct } from '../../product/index.ts';
import { adjustStock } from '../../stock/index.ts';
import { type Shelf, stockMarketplace, stockShop } from '../../testing/shelf.ts';
import { createTestDatabase, type TestDatabase } from '../../testing.ts';
import { isBuyable } from '../card/units-sql.ts';
import { listPrice } from '../list-order.ts';
import { isShown, publishedProducts } from '../shown.ts';
import { type SliderQuery, sliderProducts } from './slider-products.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

/** Reads what a shop shows from its tables. */
interface Row {
  readonly [column: string]: unknown;
  readonly id: string;
  readonly sellerId: string;
  readonly popularity: number;
  readonly featured: boolean;
  readonly brand: string | null;
  readonly price: number | null;
  readonly buyable: boolean;
  readonly slugs: readonly string[];
}

async function shownIn({ system }: Shelf): Promise<Row[]> {
  const { rows } = await system.db.queries.execute<Row>(sql`
    select p.id, p.seller_id as "sellerId", p.popularity, p.featured, p.brand, (${listPrice})::int as price,
      ${isBuyable(system)} as buyable,
      array(select c.path from category_product f join category c on c.shop_id = f.shop_id and c.id = f.category_id
        where f.shop_id = pub.shop_id and f.product_id = p.id) as slugs
    from ${publishedProducts} where ${isShown(system)}`);
  return rows.map((row) => ({ ...row, slugs: row.slugs.flatMap((path) => path.split('/')) }));
}

/** Returns all that match, sorted, and of these the page. */
function naive(rows: readonly Row[], query: SliderQuery, prices: Buyer['prices']): string[] {
  const { categories = [], excluded = [], page = 1, limit = 10 } = query;
  const isFeatured = query.featured || query.type === 'featured';
  return rows
    .filter(
      (row) =>
        (!isFeatured || row.featured) &&
        (query.brand === undefined || row.brand === query.brand) &&
        (query.sellerId === undefined || row.sellerId === query.sellerId) &&
        (!query.available || row.buyable) &&
        !excluded.includes(row.id) &&
        (categories.length === 0 || row.slugs.some((slug) => categories.includes(slug))),
    )
    .sort(orderOf(query, prices))
    .slice((page - 1) * limit, page * limit)
    .map(({ id }) => id);
}

function orderOf({ sort, type }: SliderQuery, prices: Buyer['prices']): (a: Row, b: Row) => number {
  const newest = (a: Row, b: Row) => (a.id < b.id ? 1 : -1);
  const popular = (a: Row, b: Row) => b.popularity - a.popularity || newest(a, b);
  const orders: Record<SortCode, (a: Row, b: Row) => number> = {
    bestmatch: popular,
    'bestseller-desc': popular,
    'id-desc': newest,
    'price-asc': (a, b) => (a.price ?? 1e9) - (b.price ?? 1e9) || newest(a, b),
    'price-desc': (a, b) => (b.price ?? -1) - (a.price ?? -1) || newest(a, b),
  };
  const isAsked = sort !== undefined && (prices === 'visible' || !sort.startsWith('price'));
  return orders[isAsked ? sort : type === 'newest' ? 'id-desc' : 'bestseller-desc'];
}

/** Few wanted of few matches make the index scan give up before it has found them. */
const anyQuery = fc.record(
  {
    type: fc.constantFrom('bestsellers', 'newest', 'featured'),
    sort: fc.constantFrom(...sortCodes),
    featured: fc.boolean(),
    brand: fc.constantFrom('Common', 'Scarce', 'Scarce', 'Nobody'),
    categories: fc.subarray(['everything', 'most', 'few'], { minLength: 1 }),
    available: fc.boolean(),
    page: fc.integer({ min: 1, max: 3 }),
    limit: fc.constantFrom(1, 1, 2, 7, 100),
  },
  { requiredKeys: ['limit'] },
);
const anyAsked = fc.record({
  query: anyQuery,
  /** Places in what would be found. */
  left: fc.subarray([0, 1, 3]),
  ofSeller: fc.option(fc.nat(2), { nil: undefined, freq: 3 }),
  prices: fc.constantFrom<Buyer['prices']>('visible', 'visible', 'sign-in'),
});

async function findsTheSame(shelf: Shelf): Promise<void> {
  const rows = await shownIn(shelf);
  await fc.assert(
    fc.asyncProperty(anyAsked, async ({ query: drawn, left, ofSeller, prices }) => {
      const sellerId = ofSeller === undefined ? undefined : (shelf.sellerIds[ofSeller] ?? newId());
      const open = { ...drawn, ...(sellerId !== undefined && { sellerId }) };
      const first = naive(rows, open, prices);
      const query = { ...open, excluded: left.flatMap((at) => first[at] ?? []) };
      const cards = await sliderProducts(shelf.system, query, { group: undefined, prices });
      expect(cards.map(({ id }) => id)).toEqual(naive(rows, query, prices));
    }),
    { numRuns: 100 },
  );
}

type Work = (shelf: Shelf, product: Shelf['products'][number], n: number) => Promise<unknown>;

async function rewrite({ system }: Shelf, productId: string, fields: object): Promise<void> {
  const { rows } = await test.db.pool.query('select revision from product where id = $1', [productId]);
  await editProduct(system, { productId, revision: rows[0].revision, ...fields });
}

const works: readonly Work[] = [
  (shelf, { id }, n) => rewrite(shelf, id, { popularity: n }),
  (shelf, { id }, n) => rewrite(shelf, id, { featured: n > 2 }),
  (shelf, { id }, n) => rewrite(shelf, id, { hidePrice: n > 2 }),
  (shelf, { id }, n) => rewrite(shelf, id, { websiteVisibility: n > 1 }),
  // The price of a variable product is that of its variations.
  ({ system }, { sellerId, sold }, n) =>
    changePrices(system, [{ productId: sold, price: n * 100 }], { sellerId }),
  ({ system }, { id }, n) => archiveProduct(system, id, n > 3),
  ({ system }, { sold }, n) => archiveProduct(system, sold, n > 3),
  ({ system }, { id }, n) =>
    n > 2 ? unpublishProduct(system, id) : publishProduct(system, { productId: id }),
  ({ system }, { sold }, n) => adjustStock(system, { lines: [{ productId: sold, delta: n }] }),
];
const anyWork = fc.record({
  kind: fc.nat(works.length - 1),
  at: fc.nat(),
  n: fc.integer({ min: 0, max: 4 }),
});

describe.each([
  ['a shop', stockShop],
  ['a marketplace', stockMarketplace],
])(`sliders of %s (${drawnBy})`, (_name, fill) => {
  it('show what one finds who sorts all that match, also after changes [SLIDER-510, SLIDER-511, SLIDER-524, SLIDER-525, PRICE-011]', async () => {
    const shelf = await fill(test.db);
    await findsTheSame(shelf);
    for (const { kind, at, n } of draw(anyWork, 200)) {
      const product = shelf.products[at % shelf.products.length];
      if (product) await works[kind]?.(shelf, product, n);
    }
    await findsTheSame(shelf);
  });
});
