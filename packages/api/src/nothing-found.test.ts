import { createCategory, createPage } from '@stoa/commerce';
import { createTestDatabase, makeSale, type TestDatabase, type TestSale } from '@stoa/commerce/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { findListing } from './operations/listings.ts';
import { search } from './operations/search.ts';
import { apiContext } from './testing/in-process.ts';

let database: TestDatabase;
let sale: TestSale;

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  sale = await makeSale(database.db);
  const { system } = sale;
  await createCategory(system, { name: 'Mugs & Cups', slug: 'mugs' });
  await createCategory(system, { name: 'Small mugs', slug: 'small', parent: 'mugs' });
  await sale.simple({ name: 'Old mug', sku: 'OLD', categories: ['small'], brand: 'Quay' });
  await sale.simple({ name: 'Gone mug', sku: 'GONE', categories: ['mugs'], stock: { available: 0 } });
  await sale.simple({ name: 'New mug', sku: 'NEW', categories: ['mugs'] });
  const document = { version: 1 as const, root: [] };
  const page = { metaTitle: '', metaDescription: '', document, publish: true };
  await createPage(system, { ...page, title: 'Privacy', slug: 'privacy' });
  await createPage(system, { ...page, title: 'Shipping & returns', slug: 'shipping' });
  await createPage(system, { ...page, title: 'Draft help', slug: 'draft', publish: false });
  await createPage(system, { ...page, title: 'Shop', pageType: 'Homepage' });
});
afterAll(() => database.drop());

const api = () => apiContext(database.db, sale.shop, sale);
/** Sets how often the old mug was sold. */
const sellOld = async (popularity: number) => {
  await database.db.queries.execute(sql`update product set popularity = ${popularity} where sku = 'OLD'`);
  await database.db.queries.execute(sql`update publication set popularity = ${popularity}
    where product_id in (select id from product where sku = 'OLD')`);
};
const find = async (keyword: string, given: object = {}) =>
  search(await api(), { searchType: 'product', keyword, ...given });

describe('where nothing is found', () => {
  it('what can be bought of the newest is offered where nothing was sold, categories, and pages, help first', async () => {
    const { way_on: way } = await find('xylophone');
    expect(way).toMatchObject({
      unfiltered: 0,
      products_are: 'newest',
      categories: [{ name: 'Mugs & Cups', slug: 'mugs', doc_count: 3 }],
      pages: [{ title: 'Shipping & returns', url: '/shipping' }],
    });
    expect(way?.products.map(({ sku }) => sku)).toEqual(['NEW', 'OLD']);
    const privacy = await find('privacy');
    expect(privacy.way_on?.pages[0]?.url).toBe('/privacy');
  });

  it('the bestsellers are offered once something was sold', async () => {
    await sellOld(5);
    onTestFinished(() => sellOld(0));
    const { way_on: way } = await find('xylophone');
    expect(way?.products_are).toBe('bestsellers');
    expect(way?.products.map(({ sku }) => sku)).toEqual(['OLD', 'NEW']);
  });

  it('what the filters hide is told and offered, in a search as in a category', async () => {
    const filter = { price: { from: 500, to: 600 } };
    const hidden = { unfiltered: 3, products_are: 'unfiltered' };
    expect((await find('mug', { filter })).way_on).toMatchObject(hidden);
    expect((await findListing(await api(), { slug: 'mugs', filter })).way_on).toMatchObject(hidden);
  });

  it('nothing is offered where something is found, nor past the last page', async () => {
    expect((await find('mug')).way_on).toBeNull();
    expect((await find('mug', { params: { page: 9 } })).way_on).toBeNull();
    expect((await findListing(await api(), { slug: 'mugs' })).way_on).toBeNull();
  });
});

it('the category or brand that bears the keyword as its name is a place to go to first', async () => {
  const mugs = { kind: 'category', key: 'mugs', name: 'Mugs & Cups', url: '/mugs', doc_count: 3 };
  expect((await find('mugs and cups')).places).toEqual([mugs]);
  expect((await search(await api(), { searchType: 'suggestion', keyword: 'mug cups' })).places).toEqual([
    mugs,
  ]);
  const quay = { kind: 'brand', key: 'Quay', name: 'Quay', url: '/search?q=&brand=Quay', doc_count: 1 };
  expect((await find('quay')).places).toEqual([quay]);
  expect((await find('mug')).places).toEqual([]);
});
