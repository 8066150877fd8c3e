import { hostileExamples, hostileKeyword } from '@stoa/search/testing';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createCategories } from '../../category/index.ts';
import type { Buyer } from '../../pricing/index.ts';
import { createProducts } from '../../product/index.ts';
import { simpleProduct, variableProduct } from '../../testing/products.ts';
import { makeSale, type TestSale } from '../../testing/sale.ts';
import { recordStatements } from '../../testing/statements.ts';
import { createTestDatabase, type TestDatabase } from '../../testing.ts';
import { listProducts } from './list-products.ts';
import { suggest } from './suggest.ts';
import { textQuery } from './text-query.ts';

let test: TestDatabase;
let sale: TestSale;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  sale = await makeSale(test.db);
  await createCategories(sale.system, [{ name: 'Tableware' }, { name: 'Lighting' }]);
  await createProducts(sale.system, [
    simpleProduct({ name: 'Ceramic table lamp', sku: 'LMP-001', brand: 'Acme', categories: ['lighting'] }),
    simpleProduct({ name: 'Floor lamp', sku: 'LMP-002', popularity: 900, categories: ['lighting'] }),
    simpleProduct({
      name: 'Stoneware bowl',
      sku: 'BWL-1',
      attributes: { cigarbrandline: 'Old Harbor', glaze: ['celadon', 'ash'] },
      categories: ['tableware'],
    }),
    variableProduct(
      { mustard: 1000, teal: 1200 },
      { name: 'Indoor linen cushion', sku: 'CSH-1', shortDescription: 'Soft, for the lamp corner.' },
    ),
  ]);
});
afterAll(() => test.drop());

const anybody: Buyer = { group: undefined, prices: 'visible' };

async function search(keyword: string, by?: string): Promise<string[]> {
  const scope = { kind: 'keyword', keyword, ...(by && { by }) } as const;
  const settings = { listing: { pageSize: 24, facets: [] } };
  const found = await listProducts(sale.guest(), { scope, sort: 'bestmatch' }, anybody, settings);
  return found.products.map(({ sku }) => sku);
}

describe('a keyword', () => {
  it('finds other forms of words, and words by their beginning', async () => {
    expect(await search('lamps')).toContain('LMP-001');
    expect(await search('cerami')).toEqual(['LMP-001']);
    expect(await search('table cer')).toEqual(['LMP-001']);
    expect(await search('stonew')).toEqual(['BWL-1']);
    // A stop word may be the prefix of a meaningful word.
    expect(await search('in')).toEqual(['CSH-1']);
  });

  it('finds brands, attributes and the values of variations', async () => {
    expect(await search('acme')).toEqual(['LMP-001']);
    expect(await search('celadon')).toEqual(['BWL-1']);
    expect(await search('mustard cushion')).toEqual(['CSH-1']);
  });

  it('ranks names before descriptions, and popular products before others', async () => {
    expect(await search('lamp')).toEqual(['LMP-002', 'LMP-001', 'CSH-1']);
  });

  it('finds skus exactly, in any case, of variations too', async () => {
    expect(await search('lmp-001')).toEqual(['LMP-001']);
    expect((await search('CSH-1-teal'))[0]).toBe('CSH-1');
  });

  it('understands quotes, or and minus', async () => {
    expect(await search('"floor lamp"')).toEqual(['LMP-002']);
    expect((await search('bowl or cushion')).toSorted()).toEqual(['BWL-1', 'CSH-1']);
    expect(await search('lamp -ceramic -cushion')).toEqual(['LMP-002']);
  });

  it('looks in one attribute where one is named [SEARCH-002]', async () => {
    expect(await search('Old Harbor', 'cigarbrandline')).toEqual(['BWL-1']);
    expect(await search('Old Harbor', 'glaze')).toEqual([]);
    expect(await search('lamp', 'name')).toEqual(['LMP-002', 'LMP-001']);
    expect(await search('acme', 'brand')).toEqual(['LMP-001']);
    expect(await search('bwl-1', 'sku')).toEqual(['BWL-1']);
  });

  it('of nothing but blanks lists everything', async () => {
    expect(await search('  ')).toHaveLength(4);
  });

  it.each([
    ['words', `${'q '.repeat(99)}q`, 3],
    ['compounds', 'xy-zw '.repeat(33), 1],
    ['one compound', '-q'.repeat(100), 1],
  ])('is looked for by a bounded number of words: of many %s', async (_, keyword, forms) => {
    const counted = sql`select numnode(${textQuery(keyword)}) as nodes`;
    const { rows } = await sale.system.db.queries.execute<{ nodes: number }>(counted);
    // In each form of the query 32 words, the compounds they are parts of, and an operator to each.
    expect(rows[0]?.nodes).toBeLessThanOrEqual(forms * 2 * (32 + 16));
  });

  it('is its first 32 words', async () => {
    expect(await search(`${'lamp '.repeat(31)}floor cushion`)).toEqual(['LMP-002']);
  });

  it('may be anything at all without failing', async () => {
    await fc.assert(
      fc.asyncProperty(hostileKeyword, fc.constantFrom(undefined, 'name', 'glaze'), async (keyword, by) => {
        expect(await search(keyword, by)).toBeInstanceOf(Array);
        expect(await suggest(sale.guest(), keyword, anybody)).toMatchObject({ total: expect.any(Number) });
      }),
      { numRuns: 60, examples: hostileExamples.map((keyword) => [keyword, undefined]) },
    );
  });
});

describe('suggestions', () => {
  it('begin with two characters [SEARCH-009]', async () => {
    expect(await suggest(sale.guest(), 'l', anybody)).toEqual({
      products: [],
      total: 0,
      categories: [],
      places: [],
    });
    expect((await suggest(sale.guest(), 'la', anybody)).total).toBe(3);
  });

  it('are four products at most, with how many match and five categories [CONST-029, SEARCH-012, SEARCH-013, SEARCH-018]', async () => {
    const busy = await makeSale(test.db);
    await createCategories(busy.system, [
      ...Array.from({ length: 6 }, (_, at) => ({ name: `Shelf ${at}` })),
      { name: 'Zen jars' },
    ]);
    await createProducts(
      busy.system,
      Array.from({ length: 7 }, (_, at) =>
        simpleProduct({ name: 'Jar', categories: [at === 6 ? 'zen-jars' : `shelf-${at}`] }),
      ),
    );
    const found = await suggest(busy.guest(), 'jar', anybody);
    expect(found.products).toHaveLength(4);
    expect(found.total).toBe(7);
    expect(found.categories).toHaveLength(5);
    // The category with the word in its name comes before others with as many products.
    expect(found.categories[0]).toMatchObject({ slug: 'zen-jars', count: 1 });
  });

  it('name the categories of what was found with their counts', async () => {
    const { categories } = await suggest(sale.guest(), 'lamp', anybody);
    expect(categories.map(({ slug, count }) => [slug, count])).toEqual([['lighting', 2]]);
  });

  it('carry the sku by which a variation was found [SEARCH-015]', async () => {
    const { products } = await suggest(sale.guest(), 'csh-1-TEAL', anybody);
    expect(products).toMatchObject([{ sku: 'CSH-1', searchKeyword: 'CSH-1-teal' }]);
    expect((await suggest(sale.guest(), 'linen', anybody)).products[0]).not.toHaveProperty('searchKeyword');
  });

  it('hold no price for those who may not see it [PRICE-011, SEARCH-019]', async () => {
    const found = await suggest(sale.guest(), 'lamp', { group: undefined, prices: 'sign-in' });
    expect(found.products).not.toHaveLength(0);
    for (const card of found.products) expect(card).not.toHaveProperty('prices');
  });

  it('take three statements', async () => {
    expect(await recordStatements(test.db, () => suggest(sale.guest(), 'lamp', anybody))).toHaveLength(3);
  });
});
