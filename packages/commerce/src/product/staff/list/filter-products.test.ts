import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { ShopContext } from '../../../kernel/context.ts';
import { listedSkus, makeCatalogue } from '../../../testing/listed-products.ts';
import { simpleProduct, variableProduct } from '../../../testing/products.ts';
import { makeSale } from '../../../testing/sale.ts';
import { stockWork } from '../../../testing/stock.ts';
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
const said = [
  { type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'A good thing.' }] },
] as const;

/** What is looked for, and what of it is found. */
type Cases<Found = readonly string[]> = readonly (readonly [search: ProductSearch, found: Found])[];

/** The skus of what is found, in the order of the alphabet. */
const among = async (ctx: ShopContext, search: ProductSearch) => (await listedSkus(ctx, search)).sort();

describe('the list of products of the back office', () => {
  it('is filtered by kind, visibility, brand and archived, any one of several values [ADM-101]', async () => {
    const { system } = await makeCatalogue(test.db, [
      simpleProduct({ sku: 'a', brand: 'Acme' }),
      simpleProduct({ sku: 'b', brand: 'acme', visible: false }),
      variableProduct({ red: 1 }, { sku: 'c', brand: 'Bolt' }),
      { classCode: 'gift_certificate', sku: 'd', name: 'Gift', price: 1, archived: true },
    ]);
    const cases: Cases = [
      [{}, ['a', 'b', 'c']],
      [{ kind: ['simple'] }, ['a', 'b']],
      [{ kind: ['variable_product', 'gift_certificate'] }, ['c']],
      [{ visible: true }, ['a', 'c']],
      [{ visible: false }, ['b']],
      [{ brand: ['Acme'] }, ['a']],
      [{ brand: ['acme', 'Bolt'] }, ['b', 'c']],
      [{ brand: ['Acme', 'Bolt'], visible: true, kind: ['simple'] }, ['a']],
      [{ archived: true }, ['d']],
      [{ archived: true, kind: ['simple'] }, []],
    ];
    for (const [search, found] of cases) {
      expect(await among(system, search), JSON.stringify(search)).toEqual(found);
      expect((await searchProducts(system, search)).total).toBe(found.length);
    }
  });

  it('is filtered by category with what lies below it, and by attributes [ADM-101]', async () => {
    const { system, categoryIds } = await makeCatalogue(test.db, [
      simpleProduct({ sku: 'a', categories: ['home'], attributes: { color: 'red', size: 5 } }),
      simpleProduct({ sku: 'b', categories: ['kitchen'], attributes: { color: ['red', 'blue'], size: 6 } }),
      simpleProduct({
        sku: 'c',
        categories: ['home-decoration'],
        attributes: { color: 'blue', note: 'a=b' },
      }),
      simpleProduct({ sku: 'd', attributes: { size: '5' } }),
    ]);
    const [home = '', kitchen = '', decoration = ''] = categoryIds;
    const cases: Cases = [
      [{ category: [home] }, ['a', 'b']],
      [{ category: [kitchen] }, ['b']],
      [{ category: [kitchen, decoration] }, ['b', 'c']],
      [{ category: ['0190c8a0-0000-7000-8000-000000000000'] }, []],
      [{ attribute: ['color=red'] }, ['a', 'b']],
      [{ attribute: ['color=red', 'color=blue'] }, ['a', 'b', 'c']],
      [{ attribute: ['color=red', 'size=5'] }, ['a']],
      [{ attribute: ['size=5'] }, ['a', 'd']],
      [{ attribute: ['note=a=b'] }, ['c']],
      [{ attribute: ['color=green'] }, []],
      [{ attribute: ['color=blue'], category: [home] }, ['b']],
    ];
    for (const [search, found] of cases) {
      expect(await among(system, search), JSON.stringify(search)).toEqual(found);
    }
  });

  it('is filtered by what is missing, and by price, both ends included [ADM-101]', async () => {
    const whole = { description: said, categories: ['home'], media: [picture('a.webp')] };
    const { system } = await makeCatalogue(test.db, [
      simpleProduct({ ...whole, sku: 'all', price: 100 }),
      simpleProduct({
        ...whole,
        sku: 'no-alt',
        price: 200,
        media: [picture('a.webp'), picture('b.webp', '')],
      }),
      simpleProduct({ ...whole, sku: 'no-text', price: 300, description: [{ type: 'rule' }] }),
      simpleProduct({ ...whole, sku: 'no-category', price: 400, categories: [] }),
      variableProduct({ dear: 900, cheap: 500 }, { ...whole, sku: 'no-picture', media: [film] }),
    ]);
    const cases: Cases = [
      [{ missing: ['picture'] }, ['no-picture']],
      [{ missing: ['alt'] }, ['no-alt']],
      [{ missing: ['description'] }, ['no-text']],
      [{ missing: ['category'] }, ['no-category']],
      [{ missing: ['category', 'alt'] }, ['no-alt', 'no-category']],
      [{ missing: ['alt'], kind: ['variable_product'] }, []],
      [{ leastPrice: 400 }, ['no-category', 'no-picture']],
      [{ mostPrice: 200 }, ['all', 'no-alt']],
      [{ leastPrice: 500, mostPrice: 500 }, ['no-picture']],
    ];
    for (const [search, found] of cases) {
      expect(await among(system, search), JSON.stringify(search)).toEqual(found);
    }
  });

  it('is filtered and sorted by stock, of variations and parts together [ADM-101]', async () => {
    const few = { available: 2, lowStockThreshold: 2 };
    const sale = await makeCatalogue(test.db, [
      simpleProduct({ sku: 'much', stock: { available: 12, lowStockThreshold: 2 } }),
      simpleProduct({ sku: 'few', stock: few }),
      simpleProduct({ sku: 'gone', stock: { available: 0, lowStockThreshold: 2 } }),
      simpleProduct({ sku: 'endless', stock: null }),
      variableProduct({ red: 1, blue: 1, old: 1 }, { sku: 'shirt' }),
      simpleProduct({ sku: 'former', stock: { available: 40 } }),
      { classCode: 'grouped', sku: 'set', name: 'Set', children: ['few', 'gone', 'former'] },
      // All of it is promised to orders.
      simpleProduct({ sku: 'sold', stock: { available: 9 } }),
    ]);
    await stockWork(sale).reserve({ [sale.idOf('sold')]: 9 });
    for (const sku of ['shirt-old', 'former']) await archiveProduct(sale.system, sale.idOf(sku));
    for (const [stock, found] of [
      [['in'], ['few', 'much', 'set', 'shirt']],
      [['low'], ['few', 'set']],
      [['out'], ['gone', 'sold']],
      [['none'], ['endless']],
      [
        ['out', 'none'],
        ['endless', 'gone', 'sold'],
      ],
    ] as const) {
      expect(await among(sale.system, { stock: [...stock] }), String(stock)).toEqual(found);
      expect((await searchProducts(sale.system, { stock: [...stock], limit: 1 })).total).toBe(found.length);
    }
    expect(await among(sale.system, { stock: ['in'], kind: ['simple'], q: 'm' })).toEqual(['few', 'much']);
    const sorted = await listedSkus(sale.system, { sort: 'stock', direction: 'asc' });
    expect(sorted).toEqual(['gone', 'sold', 'few', 'set', 'shirt', 'much', 'endless']);
    expect(await listedSkus(sale.system, { sort: 'stock' })).toEqual(sorted.toReversed());
  });

  it('is sorted by change, name, sku and price, either way [ADM-101]', async () => {
    const { system } = await makeCatalogue(test.db, [
      simpleProduct({ sku: 'B-2', name: 'apple', price: 300 }),
      simpleProduct({ sku: 'a-1', name: 'Cherry', price: 200 }),
      variableProduct({ red: 900, blue: 100 }, { sku: 'c-3', name: 'Banana' }),
    ]);
    const upwards = {
      changed: ['B-2', 'a-1', 'c-3'],
      name: ['B-2', 'c-3', 'a-1'],
      sku: ['a-1', 'B-2', 'c-3'],
      price: ['c-3', 'a-1', 'B-2'],
    } as const;
    for (const [sort, found] of Object.entries(upwards)) {
      const by = sort as keyof typeof upwards;
      expect(await listedSkus(system, { sort: by, direction: 'asc' }), sort).toEqual(found);
      expect(await listedSkus(system, { sort: by }), sort).toEqual(found.toReversed());
    }
  });

  it('is filtered by the days of the last change as the shop’s clock counts them [ADM-101]', async () => {
    // In New York, the shop's zone, it is still the evening before.
    const sale = await makeSale(test.db);
    const make = (sku: string) => createProduct(sale.system, simpleProduct({ sku }));
    await make('monday');
    sale.clock.advance(16 * 3600);
    await make('monday-night');
    sale.clock.advance(3600);
    await make('tuesday');
    expect(await among(sale.system, { from: '2026-03-02', to: '2026-03-02' })).toEqual([
      'monday',
      'monday-night',
    ]);
    expect(await among(sale.system, { from: '2026-03-03' })).toEqual(['tuesday']);
    expect(await among(sale.system, { to: '2026-03-01' })).toEqual([]);
  });

  it('refuses what no product could have', async () => {
    const { system } = await makeSale(test.db);
    const cases: Cases<string> = [
      [{ leastPrice: 2, mostPrice: 1 }, 'mostPrice'],
      [{ from: '2026-03-09', to: '2026-03-08' }, 'to'],
      [{ attribute: ['color'] }, 'attribute.0'],
      [{ attribute: ['Color=red'] }, 'attribute.0'],
      [{ attribute: ['color='] }, 'attribute.0'],
      [{ category: ['x'] }, 'category.0'],
      [{ leastPrice: -1 }, 'leastPrice'],
      [{ limit: 101 }, 'limit'],
    ];
    for (const [search, field] of cases) {
      await expect(searchProducts(system, search), field).rejects.toMatchObject({
        code: 'invalid-input',
        field,
      });
    }
  });
});
