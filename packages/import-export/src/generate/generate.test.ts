import { listCategories } from '@stoa/commerce';
import { createTestDatabase, makeSale, type TestDatabase } from '@stoa/commerce/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { isObject } from '../json-lines/row-of-line.ts';
import { exportText } from '../testing/files.ts';
import { builtinTree } from './builtin-tree.ts';
import { readTree, treeOf } from './category-tree.ts';
import { generateCatalogue } from './generate-catalogue.ts';
import { makeProduct } from './make-product.ts';
import { nounOf, productKinds } from './product-kind.ts';

const step = (name: string | null, id = name ?? 'none') => ({ id, name });

describe('the tree', () => {
  it('of a file gets parents its nodes only name, an address for each, and nothing without a name', () => {
    const tree = treeOf([
      [step('Cameras'), step('Bags & Cases', 'b1'), step('Small', 's1')],
      [step('Audio'), step('Small', 's2')],
      [step('Audio'), step('Small', 's3')],
      [step('More'), step(null), step('Lost')],
    ]);
    expect(tree.map(({ slug, parent, isLeaf }) => [slug, parent, isLeaf])).toEqual([
      ['cameras', null, false],
      ['bags-and-cases', 'cameras', false],
      ['small', 'bags-and-cases', true],
      ['audio', null, false],
      ['small-audio', 'audio', true],
      ['small-2', 'audio', true],
      ['more', null, true],
    ]);
  });

  it.each(['', '{}', '[{"path":[]}]', '[{"name":"x"}]', '[{"path":[{"id":1,"name":"x"}]}]'])(
    'is refused where it is none: %s',
    (file) => {
      expect(() => readTree(file)).toThrow('no list of nodes');
    },
  );

  it('of our own has goods at its ends and a hundred of them', () => {
    const tree = builtinTree();
    expect(tree.filter(({ isLeaf }) => isLeaf).length).toBeGreaterThan(100);
    expect(new Set(tree.map(({ slug }) => slug)).size).toBe(tree.length);
  });
});

it.each([
  ['Camera Bags & Cases', 'Camera Bag'],
  ['Accessories', 'Accessory'],
  ['Brushes', 'Brush'],
  ['Glass', 'Glass'],
  ['Audio', 'Audio'],
])('a piece of %s is a %s', (name, noun) => {
  expect(nounOf(name)).toBe(noun);
});

describe('generated goods', () => {
  const kinds = productKinds('seed', builtinTree());
  const [first, ...others] = kinds;
  if (!first) throw new Error('no kinds');
  const generation = { seed: 'seed', count: 3000, kinds: [first, ...others] as const };
  const goods = Array.from({ length: 3000 }, (_, at) =>
    makeProduct({ ...generation, kinds: [first, ...others] }, at),
  );
  const counted = (values: readonly unknown[]) =>
    [...Map.groupBy(values, (value) => value).values()].map((alike) => alike.length).sort((a, b) => b - a);

  it('are the same for the same seed and others for another', () => {
    const again = makeProduct({ ...generation, kinds: [first, ...others] }, 7);
    expect(again).toEqual(goods[7]);
    expect(makeProduct({ ...generation, seed: 'other', kinds: [first, ...others] }, 7)).not.toEqual(goods[7]);
  });

  it('differ in sku and address, and are skewed as real ones are', () => {
    expect(new Set(goods.map(({ sku }) => sku)).size).toBe(3000);
    expect(new Set(goods.map(({ slug }) => slug)).size).toBe(3000);
    const colors = counted(
      goods.flatMap(({ attributes }) => (isObject(attributes) ? (attributes.color ?? []) : [])),
    );
    expect(colors[0]).toBeGreaterThan((colors[9] ?? 0) * 4);
    const sales = goods.map(({ popularity = 0 }) => popularity).sort((a, b) => b - a);
    const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);
    expect(sum(sales.slice(0, 300))).toBeGreaterThan(sum(sales) * 0.4);
    const prices = goods
      .flatMap((one) => (one.classCode === 'simple' ? one.price : []))
      .sort((a, b) => a - b);
    const median = prices[Math.floor(prices.length / 2)] ?? 0;
    expect(sum(prices) / prices.length).toBeGreaterThan(median * 1.2);
    const variable = goods.filter(({ classCode }) => classCode === 'variable_product').length;
    expect(variable / 3000).toBeGreaterThan(0.1);
    expect(variable / 3000).toBeLessThan(0.2);
  });
});

describe('generating into a shop', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase(inject('postgresUrl'));
  });
  afterAll(() => test.drop());

  it('makes the catalogue once, goes on where it ended, and is the same in each shop', async () => {
    const [one, two] = [await makeSale(test.db), await makeSale(test.db)];
    const stop = new AbortController();
    const options = { products: 1200, seed: 'same' };
    const half = await generateCatalogue(one.system, {
      ...options,
      progress: () => stop.abort(),
      signal: stop.signal,
    });
    expect(half.products).toBeLessThan(1200);
    const rest = await generateCatalogue(one.system, options);
    expect(half.products + rest.products).toBe(1200);
    expect(await generateCatalogue(one.system, options)).toEqual({ categories: 0, products: 0 });
    await generateCatalogue(two.system, options);
    const sorted = async (sale: typeof one) => (await exportText(sale.system, 'jsonl')).split('\n').sort();
    expect(await sorted(one)).toEqual(await sorted(two));
  });

  it('leaves PostgreSQL with the statistics it plans by', async () => {
    const sale = await makeSale(test.db);
    await generateCatalogue(sale.system, { products: 10, seed: 'known' });
    const { rows } = await test.db.pool.query(
      `select relname from pg_class where relname in ('category', 'product') and reltuples > 0`,
    );
    expect(rows).toHaveLength(2);
  });

  it('uses a given tree, also where addresses of the shop are taken', async () => {
    const sale = await makeSale(test.db);
    await sale.simple({ slug: 'lamps' });
    const categories = JSON.stringify([{ path: [step('Lamps'), step('Search'), step('Desk Lamps')] }]);
    const made = await generateCatalogue(sale.system, { products: 30, seed: 's', categories });
    expect(made).toEqual({ categories: 3, products: 30 });
    const [top] = await listCategories(sale.system);
    expect([top?.slug, top?.children[0]?.slug]).toEqual(['lamps-shelf', 'search-shelf']);
    expect(await generateCatalogue(sale.system, { products: 30, seed: 's', categories })).toEqual({
      categories: 0,
      products: 0,
    });
  });
});
