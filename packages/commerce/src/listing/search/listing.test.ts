import { NO_FILTERS, normaliseAttributes, type SortCode } from '@stoa/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createCategories, readCategory, updateCategory } from '../../category/index.ts';
import type { Buyer } from '../../pricing/index.ts';
import { createProducts } from '../../product/index.ts';
import { approveSeller, carrySeller, createSeller } from '../../shop/index.ts';
import { simpleProduct, variableProduct } from '../../testing/products.ts';
import { makeSale, type TestSale } from '../../testing/sale.ts';
import { recordStatements } from '../../testing/statements.ts';
import { createTestDatabase, type TestDatabase } from '../../testing.ts';
import { type Listing, listProducts } from './list-products.ts';
import type { ListingQuery, ListingSettings } from './listing-query.ts';

let test: TestDatabase;
let sale: TestSale;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

const anybody: Buyer = { group: undefined, prices: 'visible' };
const stranger: Buyer = { group: undefined, prices: 'sign-in' };
const listing: ListingSettings = {
  pageSize: 24,
  facets: [
    { code: 'color', label: 'Colour', type: 'checkbox' },
    { code: 'brand', label: 'Brand', type: 'select' },
    { code: 'supplier', label: 'Supplier', type: 'hidden' },
  ],
};

beforeEach(async () => {
  sale = await makeSale(test.db);
  await createCategories(sale.system, [
    { name: 'Home' },
    { name: 'Kitchen', parent: 'home' },
    { name: 'Garden' },
  ]);
  await createProducts(sale.system, [
    simpleProduct({
      name: 'Stone mug',
      sku: 'mug',
      price: 1000,
      brand: 'Acme',
      categories: ['kitchen'],
      popularity: 3,
    }),
    simpleProduct({
      name: 'Steel knife',
      sku: 'knife',
      price: 4000,
      brand: 'Borealis',
      categories: ['kitchen'],
      reviewStars: [0, 0, 0, 1, 1],
    }),
    simpleProduct({
      name: 'Rake',
      sku: 'rake',
      price: 2500,
      brand: 'Acme',
      categories: ['garden'],
      attributes: { supplier: 'Root & Sons' },
    }),
    variableProduct({ red: 3000, blue: 2000 }, { name: 'Cushion', sku: 'cushion', categories: ['home'] }),
  ]);
});

function list(query: Partial<ListingQuery> = {}, buyer = anybody): Promise<Listing> {
  return listProducts(sale.guest(), { scope: { kind: 'all' }, ...query }, buyer, { listing });
}

const choose = (code: string, ...values: string[]) => ({
  attributes: normaliseAttributes(values.map((value) => [code, value] as const)),
});
const skus = (found: Listing) => found.products.map(({ sku }) => sku);
const group = (found: Listing, code: string) => found.groups.find((one) => one.code === code);

describe('a listing', () => {
  it('shows the newest first and 24 a page when nothing else is chosen [LIST-068, LIST-070]', async () => {
    const found = await list();
    expect(skus(found)).toEqual(['cushion', 'rake', 'knife', 'mug']);
    expect(found).toMatchObject({ sort: 'id-desc', paging: { page: 1, limit: 24, total: 4, totalPages: 1 } });
  });

  it('has the order that was chosen [LIST-064, LIST-065, LIST-066, LIST-067]', async () => {
    const sorted = async (sort: SortCode) => skus(await list({ sort }));
    expect(await sorted('bestseller-desc')).toEqual(['mug', 'cushion', 'rake', 'knife']);
    expect(await sorted('id-desc')).toEqual(['cushion', 'rake', 'knife', 'mug']);
    expect(await sorted('price-asc')).toEqual(['mug', 'cushion', 'rake', 'knife']);
    expect(await sorted('price-desc')).toEqual(['knife', 'rake', 'cushion', 'mug']);
  });

  it('of a category holds the products assigned to it or below it', async () => {
    expect(skus(await list({ scope: { kind: 'category', path: 'home' } }))).toEqual([
      'cushion',
      'knife',
      'mug',
    ]);
    expect(skus(await list({ scope: { kind: 'category', path: 'home/kitchen' } }))).toEqual(['knife', 'mug']);
    expect(skus(await list({ scope: { kind: 'category', path: 'hom' } }))).toEqual([]);
  });

  it('of or in a category that is switched off is empty, and not counted', async () => {
    const kitchen = await readCategory(sale.guest(), { slug: 'kitchen' });
    await updateCategory(sale.system, { categoryId: kitchen?.id ?? '', isActive: false });
    expect(skus(await list({ scope: { kind: 'category', path: 'home/kitchen' } }))).toEqual([]);
    expect(skus(await list({ scope: { kind: 'category', path: 'home' } }))).toEqual(['cushion']);
    const found = await list();
    expect(found.paging.total).toBe(4);
    expect(found.categories.map(({ slug, count }) => [slug, count])).toEqual([
      ['garden', 1],
      ['home', 1],
    ]);
    expect((await list({ filters: choose('category', 'kitchen') })).paging.total).toBe(0);
  });

  it('offers names, counts and what is chosen of each group [LIST-048]', async () => {
    const found = await list({ filters: choose('brand', 'Acme') });
    expect(skus(found)).toEqual(['rake', 'mug']);
    expect(group(found, 'brand')).toEqual({
      code: 'brand',
      label: 'Brand',
      type: 'select',
      buckets: [
        { key: 'Acme', name: 'Acme', count: 2, isCurrent: true },
        { key: 'Borealis', name: 'Borealis', count: 1, isCurrent: false },
      ],
    });
    expect(group(found, 'category')?.buckets.map(({ key, count }) => [key, count])).toEqual([
      ['garden', 1],
      ['home', 1],
    ]);
  });

  it('keeps a choice without products, to be taken back [LIST-047]', async () => {
    const found = await list({ filters: choose('brand', 'Nobody') });
    expect(found.products).toEqual([]);
    expect(group(found, 'brand')?.buckets).toContainEqual({
      key: 'Nobody',
      name: 'Nobody',
      count: 0,
      isCurrent: true,
    });
  });

  it('counts the values of variations on their product, once', async () => {
    const found = await list({ filters: choose('color', 'red', 'blue') });
    expect(skus(found)).toEqual(['cushion']);
    expect(group(found, 'color')?.buckets.map(({ key, count }) => [key, count])).toEqual([
      ['blue', 1],
      ['red', 1],
    ]);
  });

  it('filters by price and rating and tells their ends', async () => {
    const priced = await list({ filters: { ...NO_FILTERS, price: { from: 2000, to: 3000 } } });
    expect(skus(priced)).toEqual(['cushion', 'rake']);
    expect(group(priced, 'price')).toMatchObject({ type: 'range', min: 1000, max: 4000 });
    const rated = await list({ filters: { ...NO_FILTERS, minRating: 4 } });
    expect(skus(rated)).toEqual(['knife']);
    expect(group(rated, 'review_avg_rating')).toMatchObject({ type: 'rating', max: 4.5 });
  });

  it('does not keep a price range that covers everything [LIST-057]', async () => {
    const found = await list({ filters: { ...NO_FILTERS, price: { from: 1000, to: 4000 } } });
    expect(found.applied).toEqual(NO_FILTERS);
    const kept = await list({ filters: { ...NO_FILTERS, price: { from: 1001 } } });
    expect(kept.applied.price).toEqual({ from: 1001 });
  });

  it('ignores filters the shop does not offer and bounds what it is asked', async () => {
    expect((await list({ filters: choose('material', 'x') })).applied).toEqual(NO_FILTERS);
    const odd = { filters: { ...NO_FILTERS, minRating: 99, price: { from: Number.NaN, to: -5 } } };
    expect(await list({ ...odd, page: -3, limit: 1e9 })).toMatchObject({
      applied: NO_FILTERS,
      paging: { page: 1, limit: 100, total: 4 },
    });
    const far = await list({ page: 1e9 });
    expect(far).toMatchObject({ products: [], paging: { page: 10_000, total: 4 } });
  });

  it('pages without repeating or skipping', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => list({ page, limit: 2, sort: 'bestseller-desc' })),
    );
    expect(pages.flatMap(skus)).toEqual(['mug', 'cushion', 'rake', 'knife']);
  });

  it('takes two statements, and one more for what merchants decided for a keyword', async () => {
    const filters = choose('color', 'red');
    const scope = { kind: 'keyword', keyword: 'cushion' } as const;
    expect(await recordStatements(test.db, () => list({ filters }))).toHaveLength(2);
    expect(await recordStatements(test.db, () => list({ filters, scope }))).toHaveLength(3);
  });

  it('never shows what is hidden, archived or of another shop', async () => {
    const other = await makeSale(test.db);
    await other.simple({ name: 'Strange mug' });
    await createProducts(sale.system, [
      simpleProduct({ name: 'Unpublished mug', visible: false }),
      simpleProduct({ name: 'Switched off mug', websiteVisibility: false }),
    ]);
    expect(skus(await list({ scope: { kind: 'keyword', keyword: 'mug' } }))).toEqual(['mug']);
    expect((await list()).paging.total).toBe(4);
  });
});

it('a marketplace shows the products of sellers who are approved and active [MKT-004]', async () => {
  const market = await makeSale(test.db, { type: 'marketplace' });
  const { sellerId } = await createSeller(market.system, { code: `s-${market.shop.code}`, name: 'Atlas' });
  await carrySeller(market.system, { shopId: market.shop.id, sellerId });
  await createProducts(market.system, [simpleProduct({ sku: 'globe' })], { sellerId });
  const shown = async () => {
    const found = await listProducts(market.guest(), { scope: { kind: 'all' } }, anybody, { listing });
    return skus(found);
  };
  expect(await shown()).toEqual([]);
  await approveSeller(market.system, { sellerId });
  expect(await shown()).toEqual(['globe']);
  await test.db.pool.query("update seller set status = 'inactive' where id = $1", [sellerId]);
  expect(await shown()).toEqual([]);
});

describe('hidden prices in a listing', () => {
  it('are in no card, group, range or order to choose [PRICE-007, PRICE-011]', async () => {
    const found = await list({}, stranger);
    expect(found.products).toHaveLength(4);
    expect(JSON.stringify(found)).not.toMatch(/"(price|final|msrp|lowest|highest)":/);
    expect(group(found, 'price')).toBeUndefined();
    expect(found.sortCodes).toEqual(['bestmatch', 'bestseller-desc', 'id-desc']);
  });

  it('can not be found by filter or order [PRICE-011]', async () => {
    const plain = await list({}, stranger);
    for (const price of [{ from: 4000 }, { to: 1000 }, { from: 2000, to: 2000 }]) {
      expect(await list({ filters: { ...NO_FILTERS, price } }, stranger)).toEqual(plain);
    }
    for (const sort of ['price-asc', 'price-desc'] as const) {
      expect(await list({ sort }, stranger)).toEqual(plain);
    }
  });

  it('includes prices that are seen in the cart only, for everybody [PRICE-004, PRICE-011]', async () => {
    await createProducts(sale.system, [simpleProduct({ sku: 'secret', price: 1, hidePrice: true })]);
    const found = await list({ sort: 'price-asc' });
    expect(skus(found)).toEqual(['mug', 'cushion', 'rake', 'knife', 'secret']);
    expect(group(found, 'price')).toMatchObject({ min: 1000 });
    expect(skus(await list({ filters: { ...NO_FILTERS, price: { to: 999 } } }))).toEqual([]);
    expect(found.products.at(-1)).toMatchObject({ hidePrice: true });
    expect(found.products.at(-1)).not.toHaveProperty('prices');
  });
});
