import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createCategories } from '../../../category/index.ts';
import type { ShopContext } from '../../../kernel/context.ts';
import { staffOf } from '../../../testing/context.ts';
import { simpleProduct, variableProduct } from '../../../testing/products.ts';
import { makeSale, type TestSale } from '../../../testing/sale.ts';
import { recordStatements } from '../../../testing/statements.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing.ts';
import { archiveProduct, createProduct, createProducts, type ProductInput } from '../../index.ts';
import { type ProductSearch, searchProducts } from './search-products.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

const picture = (file: string, alt = 'A mug') => ({ file, alt, width: 10, height: 10 });
const film = { ...picture('film.webp'), kind: 'video', video: 'https://vimeo.com/1' } as const;

/** The skus of what is found. */
const skus = async (ctx: ShopContext, search: ProductSearch = {}): Promise<string[]> =>
  (await searchProducts(ctx, { limit: 100, ...search })).products.map(({ sku }) => sku);

/** As `skus`, in the order of the alphabet. */
const among = async (ctx: ShopContext, search: ProductSearch) => (await skus(ctx, search)).sort();

/** A shop with these products, each made a minute after the one before. */
async function shopOf(products: readonly ProductInput[]): Promise<TestSale> {
  const sale = await makeSale(test.db, { currency: 'EUR' });
  await createCategories(sale.system, [
    { name: 'Home' },
    { name: 'Kitchen', parent: 'home' },
    { name: 'Garden' },
  ]);
  for (const product of products) {
    sale.clock.advance(60);
    await createProduct(sale.system, product);
  }
  return sale;
}

describe('the list of products of the back office', () => {
  it('tells of each what it is, costs and has, the one that was changed last first [ADM-101]', async () => {
    const { system } = await shopOf([
      simpleProduct({
        sku: 'cup',
        name: 'Cup',
        price: 500,
        brand: 'Acme',
        media: [film, picture('cup.webp')],
      }),
      {
        ...variableProduct({ red: 2000, blue: 1500, old: 1 }, { sku: 'shirt', name: 'Shirt', media: [film] }),
        visible: false,
      },
      { classCode: 'grouped', sku: 'set', name: 'Set', children: ['cup'] },
      { classCode: 'gift_certificate', sku: 'gift', name: 'Gift', price: 0 },
    ]);
    const { products: all } = await searchProducts(system);
    expect(all.map(({ sku }) => sku)).toEqual(['gift', 'set', 'shirt', 'cup']);
    const { total, next, products } = await searchProducts(system, { sort: 'name', direction: 'asc' });
    expect([total, next]).toEqual([4, undefined]);
    const [cup, gift, set, shirt] = products;
    expect(cup).toEqual({
      id: expect.any(String),
      name: 'Cup',
      sku: 'cup',
      kind: 'simple',
      picture: { file: 'cup.webp', alt: 'A mug' },
      price: { from: 500, to: 500 },
      currency: 'EUR',
      salable: 10,
      visible: true,
      archived: false,
      brand: 'Acme',
      variations: 0,
      changedAt: new Date('2026-03-02T12:01:00Z'),
    });
    expect(gift).toMatchObject({
      kind: 'gift_certificate',
      price: { from: 0, to: 0 },
      salable: null,
      picture: null,
    });
    expect(set).toMatchObject({ kind: 'grouped', price: { from: 500, to: 500 }, salable: 10, variations: 0 });
    expect(shirt).toMatchObject({
      kind: 'variable_product',
      picture: { file: 'film.webp' },
      price: { from: 1, to: 2000 },
      salable: 15,
      visible: false,
      variations: 3,
    });
  });
});
