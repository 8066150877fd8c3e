import { newId } from '@stoa/database';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { ShopContext } from '../../../kernel/context.ts';
import { simpleProduct, variableProduct } from '../../../testing/products.ts';
import { makeSale } from '../../../testing/sale.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing.ts';
import { archiveProduct, createProduct, createProducts } from '../../index.ts';
import { type ProductSearch, searchProducts } from './search-products.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

const skus = async (ctx: ShopContext, search: ProductSearch): Promise<string[]> =>
  (await searchProducts(ctx, { limit: 100, ...search })).products.map(({ sku }) => sku).sort();

describe('products of the back office', () => {
  it('are found by all of the words typed, each of which may go on [ADM-101]', async () => {
    const { system } = await makeSale(test.db);
    await createProducts(system, [
      simpleProduct({ sku: 'mug', name: 'Zoë’s T-Shirt mug 3.5mm', brand: 'Polished Stone' }),
      simpleProduct({
        sku: 'cup',
        name: 'Cup',
        attributes: { material: 'Polished steel', feet: ['Rubber'] },
      }),
      simpleProduct({ sku: 'box', name: 'The "Best" box\\bin & more' }),
    ]);
    for (const [q, found] of [
      ['mug', ['mug']],
      ['MU', ['mug']],
      ['polished', ['cup', 'mug']],
      ['polished stone', ['mug']],
      ['pol ste', ['cup']],
      ['stone  zoe\u0308', ['mug']],
      ['t-shirt', ['mug']],
      ['t-shi', ['mug']],
      ['3.5mm', ['mug']],
      ['rub', ['cup']],
      ['the best', ['box']],
      ['"best" & more', ['box']],
      ['hug', []],
      ['mug steel', []],
    ] as const) {
      expect(await skus(system, { q }), q).toEqual(found);
    }
    expect(await skus(system, { q: 'polished', kind: ['grouped'] })).toEqual([]);
  });

  it('are found by the beginning of their sku, or of that of a variation [ADM-101]', async () => {
    const { system } = await makeSale(test.db);
    await createProduct(system, simpleProduct({ sku: 'AB_1.2', name: 'One' }));
    await createProduct(system, simpleProduct({ sku: '#12', slug: 'twelve', name: 'Three' }));
    const shirt = variableProduct({ red: 1, blue: 1 }, { sku: 'shirt', name: 'Two' });
    const variations = shirt.variations.map((one, at) => ({ ...one, sku: `Qx7-${at}` }));
    const { variationIds } = await createProduct(system, { ...shirt, variations });
    expect(await skus(system, { q: 'ab_1' })).toEqual(['AB_1.2']);
    expect(await skus(system, { q: 'AB_1.2' })).toEqual(['AB_1.2']);
    expect(await skus(system, { q: 'b_1.2' })).toEqual([]);
    // Words alone would not find it: nothing typed is a part of one.
    expect(await skus(system, { q: '#' })).toEqual(['#12']);
    expect(await skus(system, { q: 'qX7-0' })).toEqual(['shirt']);
    await archiveProduct(system, variationIds['Qx7-0'] ?? '');
    expect(await skus(system, { q: 'qx7-0' })).toEqual([]);
    expect(await skus(system, { q: 'qx7-' })).toEqual(['shirt']);
  });

  it('are looked for by whatever is typed', async () => {
    const { system } = await makeSale(test.db);
    await createProduct(system, simpleProduct({ sku: 'mug', name: 'Mug' }));
    const marks = [...'\'"\\:*&|!()<->%_\u{10ffff}-+/.,#~`é的'];
    const typed = [
      ...marks,
      ...marks.map((mark) => `mug${mark}`),
      ...marks.map((mark) => `a${mark}b ${mark}${mark}`),
      "'\\':*' | 'x",
      'x'.repeat(100),
      'a '.repeat(50),
      'http://a.b/c?d=e',
      '-1e5',
    ];
    for (const q of typed) {
      const { products } = await searchProducts(system, { q });
      expect(products.length, q).toBeLessThanOrEqual(1);
    }
    // What is no part of a word narrows nothing.
    expect(await skus(system, { q: 'mug &' })).toEqual(['mug']);
    expect(await skus(system, { q: '  ' })).toEqual(['mug']);
  });
});

const sorts = ['changed', 'name', 'sku', 'price', 'stock'] as const;

describe('pages of products', () => {
  it('show each product once, though others come and go meanwhile [ADM-905]', async () => {
    const { system, clock } = await makeSale(test.db);
    const there = new Set<string>();
    const make = async (given: Parameters<typeof simpleProduct>[0] = {}) =>
      (await createProduct(system, simpleProduct({ name: 'Mug', ...given }))).id;
    // All alike, and some that differ.
    const long = `Mug "Long" \\ ${'𝒜'.repeat(110)}`;
    for (const row of [{}, {}, {}, {}, {}, {}, { name: long, price: 7 }, { stock: null }])
      there.add(await make(row));
    clock.advance(60);
    there.add(await make({ price: 7, stock: { available: 0 } }));
    const ways = sorts.flatMap((sort) =>
      (['asc', 'desc'] as const).flatMap((direction) =>
        [undefined, 'mug'].map((q) => ({ sort, direction, q })),
      ),
    );
    for (const search of ways) {
      const seen: string[] = [];
      const joined: string[] = [];
      let after: string | undefined;
      do {
        const page = await searchProducts(system, { ...search, limit: 3, ...(after && { after }) });
        expect(page.total, 'counted with the first page').toBe(after === undefined ? there.size : undefined);
        seen.push(...page.products.map(({ id }) => id));
        after = page.next;
        // Of those who were there, the one after which the second page begins.
        const last = seen.at(-1) ?? '';
        if (joined.length === 0) {
          await archiveProduct(system, last);
          there.delete(last);
        }
        joined.push(await make());
      } while (after && joined.length < 100);
      const how = JSON.stringify(search);
      expect(seen.filter((id) => there.has(id)).sort(), how).toEqual([...there].sort());
      expect(new Set(seen).size, how).toBe(seen.length);
      for (const id of joined) await archiveProduct(system, id);
      there.add(await make());
    }
  });

  it('are asked for by no cursor but those that a page of the same sorting gave [ADM-905]', async () => {
    const { system } = await makeSale(test.db);
    await createProducts(system, [simpleProduct(), simpleProduct()]);
    const { next = '' } = await searchProducts(system, { limit: 1 });
    const forged = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
    const id = newId();
    for (const [after, sort] of [
      ['', 'changed'],
      ['x', 'changed'],
      [`${next}A`, 'changed'],
      [next, 'price'],
      [forged('changed', 'desc', '99999999999999999999', id), 'changed'],
      [forged('changed', 'desc', '1', 'x'), 'changed'],
      [forged('price', 'desc', '9999999999999999', id), 'price'],
      [forged('stock', 'desc', '-1', id), 'stock'],
      [forged('name', 'desc', '\0', id), 'name'],
      [forged('sku', 'desc', 'x'.repeat(101), id), 'sku'],
    ] as const) {
      await expect(searchProducts(system, { after, sort }), after).rejects.toMatchObject({
        code: 'invalid-input',
        field: 'cursor',
      });
    }
    const most = forged('stock', 'desc', '999999999999999', id);
    expect(await skus(system, { sort: 'stock', after: most })).toHaveLength(2);
  });
});
