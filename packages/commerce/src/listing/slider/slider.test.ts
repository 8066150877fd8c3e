import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createCategories } from '../../category/index.ts';
import type { Buyer } from '../../pricing/index.ts';
import { createProducts } from '../../product/index.ts';
import { simpleProduct, variableProduct } from '../../testing/products.ts';
import { makeSale, type TestSale } from '../../testing/sale.ts';
import { recordStatements } from '../../testing/statements.ts';
import { createTestDatabase, type TestDatabase } from '../../testing.ts';
import { productsBySku } from '../card/products-by-sku.ts';
import { readCards } from '../card/read-cards.ts';
import { readSliders, type SliderQuery, sliderProducts } from './slider-products.ts';

let test: TestDatabase;
let sale: TestSale;
let ids: Record<string, string>;
const anybody: Buyer = { group: undefined, prices: 'visible' };
const none = { available: 0 };

beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  sale = await makeSale(test.db);
  await createCategories(sale.system, [
    { name: 'Home' },
    { name: 'Lamps', parent: 'home' },
    { name: 'Garden' },
  ]);
  const made = await createProducts(sale.system, [
    simpleProduct({ sku: 'lamp', categories: ['lamps'], brand: 'Acme', popularity: 5 }),
    simpleProduct({ sku: 'shade', categories: ['lamps'], popularity: 9, featured: true }),
    simpleProduct({ sku: 'rake', categories: ['garden'], brand: 'Acme', popularity: 7, stock: none }),
    simpleProduct({ sku: 'bulb', categories: ['home', 'lamps'], popularity: 1, unavailableForSale: true }),
    variableProduct({ red: 100, blue: 200 }, { sku: 'pot', categories: ['garden'], featured: true }),
  ]);
  ids = Object.fromEntries(made.map(({ sku, id }) => [sku, id]));
});
afterAll(() => test.drop());

const id = (sku: string) => ids[sku] ?? '';
const show = async (query: SliderQuery) =>
  (await sliderProducts(sale.guest(), query, anybody)).map(({ sku }) => sku);

describe('a slider', () => {
  it('shows the products of its type [SLIDER-510, SLIDER-521]', async () => {
    expect(await show({ type: 'bestsellers' })).toEqual(['shade', 'rake', 'lamp', 'bulb', 'pot']);
    expect(await show({ type: 'newest' })).toEqual(['pot', 'bulb', 'rake', 'shade', 'lamp']);
    expect(await show({ type: 'featured' })).toEqual(['shade', 'pot']);
    expect(await show({ type: 'similar', like: id('lamp') })).toEqual(['shade', 'bulb', 'rake']);
  });

  it('is narrowed by categories, brand, what is left out and what can be bought [SLIDER-511, SLIDER-523, SLIDER-524, SLIDER-525, SLIDER-526]', async () => {
    expect(await show({ type: 'bestsellers', categories: ['home'] })).toEqual(['shade', 'lamp', 'bulb']);
    expect(await show({ type: 'newest', categories: ['home/lamps', 'garden'] })).toHaveLength(5);
    expect(await show({ type: 'newest', brand: 'Acme' })).toEqual(['rake', 'lamp']);
    expect(await show({ type: 'newest', featured: true, excluded: [id('pot'), 'x'] })).toEqual(['shade']);
    expect(await show({ type: 'bestsellers', available: true })).toEqual(['shade', 'lamp', 'pot']);
    expect(await show({ sort: 'price-asc', limit: 1 })).toEqual(['pot']);
  });

  it('shows ten products when no limit is given, and a hundred at most [SLIDER-514]', async () => {
    const busy = await makeSale(test.db);
    await createProducts(
      busy.system,
      Array.from({ length: 105 }, () => simpleProduct()),
    );
    const count = async (query: SliderQuery) => (await sliderProducts(busy.guest(), query, anybody)).length;
    expect(await count({ type: 'newest' })).toBe(10);
    expect(await count({ type: 'newest', limit: 1e9 })).toBe(100);
  });

  it('is one statement with its cards, and so are several', async () => {
    const queries: SliderQuery[] = [{ type: 'featured' }, { type: 'newest', limit: 2 }, { brand: 'none' }];
    let found: Awaited<ReturnType<typeof readSliders>> = [];
    const statements = await recordStatements(test.db, async () => {
      found = await readSliders(sale.guest(), queries, anybody);
    });
    expect(statements).toHaveLength(1);
    expect(found.map((cards) => cards.map(({ sku }) => sku))).toEqual([
      ['shade', 'pot'],
      ['pot', 'bulb'],
      [],
    ]);
  });

  it('of related products leaves the product itself out', async () => {
    const related = await sliderProducts(
      sale.guest(),
      { type: 'similar', like: id('lamp'), limit: 2 },
      anybody,
    );
    expect(related.map(({ sku }) => sku)).toEqual(['shade', 'bulb']);
  });
});

describe('cards', () => {
  it('come in the order asked, without those that vanished, in one statement', async () => {
    const statements = await recordStatements(test.db, async () => {
      const cards = await readCards(sale.guest(), [id('pot'), 'gone', sale.shop.id, id('lamp')], anybody);
      expect(cards.map(({ sku }) => sku)).toEqual(['pot', 'lamp']);
    });
    expect(statements).toHaveLength(1);
  });

  it('by sku come in the order of the list, a variation as its product [SLIDER-540]', async () => {
    const skus = ['rake', 'pot-blue', 'lamp', 'pot', 'nothing', '\0'];
    const cards = await productsBySku(sale.guest(), skus, anybody);
    expect(cards.map(({ sku }) => sku)).toEqual(['rake', 'pot', 'lamp']);
  });
});
