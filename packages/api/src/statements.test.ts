import {
  CacheDependencies,
  createCategory,
  createPage,
  createProduct,
  newId,
  saveHeaderOrFooter,
  saveMenu,
} from '@stoa/commerce';
import {
  createTestDatabase,
  makeSale,
  recordStatements,
  type TestDatabase,
  type TestSale,
} from '@stoa/commerce/testing';
import {
  AddToCartDocument,
  type ContractClient,
  PageByTypeDocument,
  PlaceOrderDocument,
  SearchDocument,
  ShellDocument,
  SliderProductsDocument,
  SlugPageDocument,
} from '@stoa/contract';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { inProcessClient } from './index.ts';
import { apiContext } from './testing/in-process.ts';
import { checkoutTo } from './testing/test-sale.ts';

let database: TestDatabase;
let sale: TestSale;

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  sale = await makeSale(database.db);
  const { system } = sale;
  await createCategory(system, { name: 'Mugs', slug: 'mugs' });
  await createCategory(system, { name: 'Large', slug: 'large-mugs', parent: 'mugs' });
  for (let at = 0; at < 30; at++) {
    await sale.simple({ name: `Mug ${at}`, slug: `mug-${at}`, price: 2400, categories: ['mugs'] });
  }
  await createProduct(system, {
    classCode: 'variable_product',
    sku: 'CUSHION',
    name: 'Cushion',
    slug: 'cushion',
    categories: ['mugs'],
    variants: [
      { id: 'color', label: 'Colour', displayType: 'button', options: [{ value: 'red' }, { value: 'blue' }] },
    ],
    variations: ['red', 'blue'].map((color) => ({ sku: `C-${color}`, values: { color }, price: 900 })),
  });
  await saveMenu(system, { number: 1, name: 'Shop', items: [] });
  await saveHeaderOrFooter(system, { kind: 'header', name: 'Main', isPrimary: true, menuNumbers: [1] });
  await saveHeaderOrFooter(system, { kind: 'footer', name: 'Main', isPrimary: true, menuNumbers: [1] });
  await createPage(system, { title: 'Home', pageType: 'Homepage', publish: true });
});
afterAll(() => database.drop());

/** Returns the statements of one request; what the server keeps in memory (hosts, settings) is read before. */
async function statementsOf(work: (client: ContractClient) => Promise<unknown>, visitorId?: string) {
  const actor = { kind: 'guest' as const, visitorId };
  const context = await apiContext(database.db, sale.shop, { clock: sale.clock, actor });
  const sent = await recordStatements(database.db, () => work(inProcessClient(async () => context)));
  return sent.length;
}

describe('statements of a whole request', () => {
  it('home takes at most 6', async () => {
    const sliders = ['newest', 'bestsellers', 'featured'];
    const count = await statementsOf(async (client) => {
      await client.execute(ShellDocument);
      const { getTemplateByPageType } = await client.execute(PageByTypeDocument, { name: 'Homepage' });
      expect(getTemplateByPageType?.page?.title).toBe('Home');
      const all = sliders.map((type) => client.execute(SliderProductsDocument, { input: { type } }));
      const found = (await Promise.all(all)).map((reply) => reply.sliderProducts.products.length);
      expect(found).toEqual([10, 10, 0]);
    });
    // Header and footer, page, and all sliders in one; a session takes one more.
    expect(count).toBeLessThanOrEqual(4);
  });

  it('a listing takes at most 6, with facets, paging and categories below', async () => {
    const count = await statementsOf(async (client) => {
      await client.execute(ShellDocument);
      const { pageDataBySlug } = await client.execute(SlugPageDocument, { slug: 'mugs' });
      expect(pageDataBySlug?.category?.pliable_data.data).toHaveLength(24);
      expect(pageDataBySlug?.category?.children).toHaveLength(1);
    });
    // A session takes one more.
    expect(count).toBeLessThanOrEqual(4);
  });

  it('a search takes at most 6', async () => {
    const count = await statementsOf(async (client) => {
      await client.execute(ShellDocument);
      const { searchPliable } = await client.execute(SearchDocument, { keyword: 'mug' });
      expect(searchPliable.products).toHaveLength(24);
    });
    expect(count).toBeLessThanOrEqual(6);
  });

  it.each(['mug-1', 'cushion'])('a product takes at most 10 (%s)', async (slug) => {
    const count = await statementsOf(async (client) => {
      await client.execute(ShellDocument);
      const { pageDataBySlug } = await client.execute(SlugPageDocument, { slug });
      expect(pageDataBySlug?.product?.related.length).toBeGreaterThan(0);
    });
    expect(count).toBeLessThanOrEqual(10);
  });

  it('adding to the cart takes at most 15, placing an order at most 60', async () => {
    const visitorId = newId();
    const { id } = await sale.simple({ price: 2400 });
    const added = await statementsOf(async (client) => {
      const { addToCart } = await client.execute(AddToCartDocument, {
        input: { _id: id, qty: 1 },
        idempotency_key: 'a',
      });
      expect(addToCart.success).toBe(true);
    }, visitorId);
    expect(added).toBeLessThanOrEqual(15);
    const placed = await statementsOf(async (client) => {
      const input = checkoutTo(33.08);
      const { placeOrder } = await client.execute(PlaceOrderDocument, { input, idempotency_key: 'b' });
      expect(placeOrder).toMatchObject({ success: true });
    }, visitorId);
    expect(placed).toBeLessThanOrEqual(60);
  });
});

describe('what a rendering was made of', () => {
  const recorded = async (work: (client: ContractClient) => Promise<unknown>) => {
    const dependencies = new CacheDependencies();
    const context = await apiContext(database.db, sale.shop, { clock: sale.clock, dependencies });
    await work(inProcessClient(async () => context));
    return dependencies;
  };

  it('is told by tags', async () => {
    const shell = await recorded((client) => client.execute(ShellDocument));
    expect([...shell.tags].sort()).toEqual(['content', 'shop']);
    const listing = await recorded((client) => client.execute(SlugPageDocument, { slug: 'mugs' }));
    expect([...listing.tags].filter((tag) => !/^(product|quantity):/.test(tag)).sort()).toEqual([
      'catalogue',
      'categories',
      'content',
      'shop',
    ]);
    const page = await recorded((client) => client.execute(SlugPageDocument, { slug: 'cushion' }));
    const ofProducts = [...page.tags].filter((tag) => /^(product|quantity):/.test(tag));
    // The product itself and those beside it, whose prices are shown too.
    expect(ofProducts.length).toBeGreaterThan(2);
    expect([...page.tags].filter((tag) => !ofProducts.includes(tag)).sort()).toEqual([
      'assortment',
      'categories',
      'shop',
    ]);
    const nothing = await recorded((client) => client.execute(SlugPageDocument, { slug: 'nothing-here' }));
    expect([...nothing.tags].sort()).toEqual(['assortment', 'categories', 'content', 'shop']);
  });

  it('ends when the year of the copyright does, in the shop’s time zone [OPEN-526]', async () => {
    const { validUntil } = await recorded((client) => client.execute(ShellDocument));
    expect(validUntil).toEqual(new Date('2027-01-01T05:00:00.000Z'));
  });

  it('ends with the day goods are expected to ship [STOCK-507]', async () => {
    const backorderShipDate = '2026-04-10T12:00:00Z';
    await sale.simple({
      slug: 'late-mug',
      stock: { available: 0, allowBackorders: true, backorderShipDate },
    });
    const { validUntil } = await recorded((client) => client.execute(SlugPageDocument, { slug: 'late-mug' }));
    expect(validUntil).toEqual(new Date('2026-04-11T04:00:00Z'));
  });
});
