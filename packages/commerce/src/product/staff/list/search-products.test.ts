import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { ShopContext } from '../../../kernel/context.ts';
import { approveSeller, carrySeller, createSeller } from '../../../shop/index.ts';
import { staffOf, testPlatform } from '../../../testing/context.ts';
import { makeCustomer } from '../../../testing/customers.ts';
import { listedSkus, makeCatalogue } from '../../../testing/listed-products.ts';
import { simpleProduct, variableProduct } from '../../../testing/products.ts';
import { makeSale, type TestSale } from '../../../testing/sale.ts';
import { recordStatements } from '../../../testing/statements.ts';
import { stockWork } from '../../../testing/stock.ts';
import { unique } from '../../../testing/unique.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing.ts';
import { archiveProduct, createProduct } from '../../index.ts';
import { type ProductSearch, searchProducts } from './search-products.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

const picture = (file: string, alt = 'A mug') => ({ file, alt, width: 10, height: 10 });
const film = { ...picture('film.webp'), kind: 'video', video: 'https://vimeo.com/1' } as const;
/** The skus of what is found, in the order of the alphabet. */
const among = async (ctx: ShopContext, search: ProductSearch) => (await listedSkus(ctx, search)).sort();

describe('the list of products of the back office', () => {
  it('tells of each what it is, costs and has, the one that was changed last first [ADM-101]', async () => {
    const { system, idOf } = await makeCatalogue(test.db, [
      simpleProduct({
        sku: 'cup',
        name: 'Cup',
        price: 500,
        brand: 'Acme',
        media: [film, picture('cup.webp'), picture('below.webp', 'From below')],
      }),
      variableProduct(
        { red: 2000, blue: 1500, free: 0, old: 1 },
        { sku: 'shirt', media: [film], visible: false },
      ),
      simpleProduct({ sku: 'gone', price: 9000 }),
      { classCode: 'grouped', sku: 'set', name: 'Set', children: ['cup', 'gone'] },
      { classCode: 'gift_certificate', sku: 'gift', name: 'Gift', price: 0 },
    ]);
    expect(await listedSkus(system)).toEqual(['gift', 'set', 'gone', 'shirt', 'cup']);
    for (const sku of ['shirt-old', 'gone']) await archiveProduct(system, idOf(sku));
    const { products, total, next } = await searchProducts(system, { sort: 'sku', direction: 'asc' });
    expect([total, next]).toEqual([4, undefined]);
    const [cup, gift, set, shirt] = products;
    expect(cup).toEqual({
      id: idOf('cup'),
      name: 'Cup',
      sku: 'cup',
      kind: 'simple',
      picture: { file: 'cup.webp', alt: 'A mug' },
      price: { from: 500, to: 500 },
      currency: 'EUR',
      salable: 10,
      low: false,
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
    expect(set).toMatchObject({
      kind: 'grouped',
      price: { from: 500, to: 500 },
      salable: 10,
      variations: 0,
    });
    expect(shirt).toMatchObject({
      kind: 'variable_product',
      picture: { file: 'film.webp' },
      price: { from: 1500, to: 2000 },
      salable: 15,
      visible: false,
      variations: 3,
      // Its variation went.
      changedAt: new Date('2026-03-02T12:05:00Z'),
    });
  });

  it('tells what can be sold as it is now, and whether little is left, of what keeps stock alone [ADM-101]', async () => {
    const sale = await makeCatalogue(test.db, [
      simpleProduct({ sku: 'cup', stock: { available: 10, lowStockThreshold: 7 } }),
      simpleProduct({ sku: 'jar', stock: { available: 8, lowStockThreshold: 7 } }),
      simpleProduct({ sku: 'lid', stock: null }),
      { classCode: 'grouped', sku: 'set', name: 'Set', children: ['cup', 'lid'] },
      { classCode: 'grouped', sku: 'lids', name: 'Lids', children: ['lid'] },
      variableProduct({ red: 1 }, { sku: 'shirt' }),
    ]);
    const { reserve } = stockWork(sale);
    await reserve({ [sale.idOf('cup')]: 3, [sale.idOf('shirt-red')]: 5 });
    const { products } = await searchProducts(sale.system, { sort: 'sku', direction: 'asc' });
    expect(products.map(({ sku, salable, low }) => [sku, salable, low])).toEqual([
      ['cup', 7, true],
      ['jar', 8, false],
      ['lid', null, false],
      ['lids', null, false],
      ['set', 7, true],
      // None is left, which is no small rest.
      ['shirt', 0, false],
    ]);
  });

  it('is for staff with catalog:read, who see their seller’s products alone where they are limited to one', async () => {
    const sale = await makeSale(test.db, { type: 'marketplace' });
    const platform = testPlatform(test.db, sale.clock);
    const sellers: string[] = [];
    for (const sku of ['first', 'second']) {
      const name = unique('seller');
      const { sellerId } = await createSeller(platform, { code: name, name });
      await carrySeller(platform, { shopId: sale.shop.id, sellerId });
      await approveSeller(sale.system, { sellerId });
      await createProduct(sale.system, simpleProduct({ sku }), { sellerId });
      sellers.push(sellerId);
    }
    expect(await among(staffOf(sale.system, ['catalog:read']), {})).toEqual(['first', 'second']);
    const limited = staffOf(sale.system, ['catalog:read'], sellers[1]);
    expect(await searchProducts(limited)).toMatchObject({ products: [{ sku: 'second' }], total: 1 });
    expect(await among(limited, { q: 'first' })).toEqual([]);
    expect(await among(sale.system, { own: true })).toEqual([]);
    await expect(searchProducts(sale.guest())).rejects.toMatchObject({ code: 'unauthenticated' });
    for (const ctx of [await makeCustomer(test.db, sale.shop), staffOf(sale.system, ['orders:read'])]) {
      await expect(searchProducts(ctx)).rejects.toMatchObject({ code: 'forbidden' });
    }
  });

  it('knows no product of another shop, and those of the own seller as such', async () => {
    const one: TestSale = await makeCatalogue(test.db, [simpleProduct({ sku: 'mine' })]);
    const other = await makeSale(test.db);
    for (const search of [{}, { q: 'mine' }, { stock: ['in'] }] as const) {
      expect(await searchProducts(other.system, search as ProductSearch)).toEqual({ products: [], total: 0 });
      expect(await listedSkus(one.system, search as ProductSearch)).toEqual(['mine']);
    }
    expect(await listedSkus(one.system, { own: true })).toEqual(['mine']);
  });

  it('takes two statements with its count, whatever is asked', async () => {
    const { system, categoryIds } = await makeCatalogue(
      test.db,
      ['a', 'b', 'c'].map((sku) => simpleProduct({ sku, name: 'Mug' })),
    );
    const ask = async (search: ProductSearch) => {
      const sent = await recordStatements(test.db, () => searchProducts(system, { limit: 1, ...search }));
      return sent.length;
    };
    expect(await ask({})).toBe(2);
    expect(await ask({ kind: ['simple'], visible: true, sort: 'name' })).toBe(2);
    const filters: ProductSearch = { stock: ['in'], attribute: ['a=b'], brand: ['Acme'], sort: 'stock' };
    expect(await ask(filters)).toBe(1);
    expect(await ask({ ...filters, category: categoryIds, q: 'mug' })).toBe(2);
    expect(await ask({ q: 'mug' })).toBe(1);
  });
});
