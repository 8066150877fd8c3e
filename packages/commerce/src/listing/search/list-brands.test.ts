import { CacheDependencies } from '@stoa/database';
import { fallbackEngine, IndexUnavailable } from '@stoa/search';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createProducts, unpublishProduct } from '../../product/index.ts';
import { loadShop } from '../../testing/loaded-index.ts';
import { simpleProduct } from '../../testing/products.ts';
import { makeSale, type TestSale } from '../../testing/sale.ts';
import { recordStatements } from '../../testing/statements.ts';
import { createTestDatabase, type TestDatabase } from '../../testing.ts';
import { catalogueSource } from '../source/catalogue-source.ts';
import { listBrands } from './list-brands.ts';
import { postgresEngine } from './postgres-engine.ts';

let test: TestDatabase;
let sale: TestSale;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  sale = await makeSale(test.db);
  const other = await makeSale(test.db);
  await createProducts(other.system, [simpleProduct({ brand: 'Elsewhere' })]);
  const brands = ['Quay', 'Quay', 'Ærø & Søn', 'Gone', undefined];
  const products = await createProducts(
    sale.system,
    brands.map((brand, at) => simpleProduct({ name: `Cup ${at}`, ...(brand && { brand }) })),
  );
  await unpublishProduct(sale.system, products[3]?.id ?? '');
});
afterAll(() => test.drop());

const BRANDS = [
  { value: 'Quay', count: 2 },
  { value: 'Ærø & Søn', count: 1 },
];

it('counts the brands of what is on show in this shop, in one statement', async () => {
  expect(await listBrands(sale.guest())).toEqual(BRANDS);
  expect(await recordStatements(test.db, () => listBrands(sale.guest()))).toHaveLength(1);
});

it('is answered by the index where there is one', async () => {
  const { engine } = await loadShop(catalogueSource(test.db), sale.shop.id);
  const ctx = { ...sale.guest(), search: engine };
  expect(await listBrands(ctx)).toEqual(BRANDS);
  expect(await recordStatements(test.db, () => listBrands(ctx))).toHaveLength(0);
});

it('is kept by nobody while another engine stands in for the index', async () => {
  const loading = { search: () => Promise.reject(new IndexUnavailable('loading')) };
  const ask = async (isStandIn: boolean) => {
    const ctx = { ...sale.guest(), dependencies: new CacheDependencies() };
    const tables = postgresEngine(ctx);
    const search = isStandIn ? fallbackEngine(loading, tables, () => undefined) : tables;
    expect(await listBrands({ ...ctx, search })).toEqual(BRANDS);
    return ctx.dependencies.isComplete;
  };
  expect([await ask(false), await ask(true)]).toEqual([true, false]);
});
