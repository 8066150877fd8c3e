import { nothingKept } from '@stoa/database';
import type { QueryConfig, QueryResult } from 'pg';
import { describe, expect, it } from 'vitest';
import { createCategories } from '../category/index.ts';
import { archiveProduct, createProduct, createProducts, type ProductInput } from '../product/index.ts';
import { simpleProduct, variableProduct } from '../testing/products.ts';
import { makeSale } from '../testing/sale.ts';
import { saleForEachTest } from '../testing/sale-for-each-test.ts';
import { recordStatements } from '../testing/statements.ts';
import { type FeedItem, readFeed } from './index.ts';

const { test, sale } = saleForEachTest();

async function items(): Promise<FeedItem[]> {
  const read: FeedItem[] = [];
  const reader = { shop: sale.shop, db: test.db, dependencies: nothingKept };
  for await (const batch of readFeed(reader, sale.clock())) read.push(...batch);
  return read;
}

/** Reads the feed by statements that `query` runs. */
async function readBy(query: (statement: QueryConfig) => Promise<QueryResult>): Promise<void> {
  const reader = { shop: sale.shop, db: { pool: { query } }, dependencies: nothingKept };
  for await (const _ of readFeed(reader, sale.clock())) {
  }
}

interface Plan {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Plan[];
}

/** Rows of a table that a plan has looked at. */
function looksAt(table: string, plan: Plan): number {
  const own = plan['Relation Name'] === table ? plan['Actual Rows'] * plan['Actual Loops'] : 0;
  return (plan.Plans ?? []).reduce((sum, one) => sum + looksAt(table, one), own);
}

const picture = (file: string) => ({ file, alt: 'x', width: 10, height: 10 });
const sell = (slug: string, given: Partial<ProductInput> = {}) =>
  createProduct(
    sale.system,
    simpleProduct({ slug, sku: slug, media: [picture(`${slug}.webp`)], ...given } as object),
  );

describe('the feed of a shop', () => {
  it('tells of what guests may see, with a price and a picture, and of nothing else', async () => {
    await sell('mug');
    await sell('no-picture', { media: [] });
    await sell('free', { price: 0 });
    await sell('on-request', { hidePrice: true });
    await sell('unlisted', { seoCrawlerSetting: 'No-index and follow' });
    await sell('hidden', { visible: false });
    await archiveProduct(sale.system, (await sell('archived')).id);
    const card = { classCode: 'gift_certificate', sku: 'card', name: 'Card', price: 100 } as const;
    await createProduct(sale.system, { ...card, media: [picture('card.webp')] });
    const other = await makeSale(test.db);
    await createProduct(other.system, simpleProduct({ slug: 'theirs', media: [picture('a.webp')] }));
    expect((await items()).map(({ id }) => id)).toEqual(['mug']);
  });

  it('tells price, reduction, numbers, category and stock of a product', async () => {
    await createCategories(sale.system, [{ name: 'Home' }, { name: 'Mugs', slug: 'mugs', parent: 'home' }]);
    const day = new Date(sale.clock().getTime() + 5 * 86_400_000).toISOString();
    const shared = { price: 800, msrp: 1000, brand: 'Clay & Co', categories: ['mugs'] };
    await sell('mug', {
      ...shared,
      gtin: '4006381333931',
      mpn: 'M-1',
      weightGrams: 300,
      stock: { available: 2 },
    });
    await sell('gone', { stock: { available: 0 } });
    await sell('late', { stock: { available: 0, allowBackorders: true } });
    await sell('soon', { stock: { available: 0, allowBackorders: true, backorderShipDate: day } });
    const [mug, ...others] = await items();
    expect(mug).toMatchObject({
      ...{ id: 'mug', path: '/mug', pictures: ['mug.webp'], price: 1000, salePrice: 800 },
      ...{ brand: 'Clay & Co', gtin: '4006381333931', mpn: 'M-1', weightGrams: 300 },
      ...{ categories: ['Home', 'Mugs'], availability: 'in_stock' },
    });
    expect(others.map(({ id, availability, availableOn }) => [id, availability, availableOn])).toEqual([
      ['gone', 'out_of_stock', undefined],
      ['late', 'out_of_stock', undefined],
      ['soon', 'backorder', day.slice(0, 10)],
    ]);
  });

  it('tells each variation as a thing of its own, of one group', async () => {
    const given = variableProduct(
      { Red: 900, Blue: 1100 },
      { slug: 'cushion', sku: 'CUSHION', name: 'Cushion' },
    );
    await createProduct(sale.system, { ...given, media: [picture('cushion.webp')] });
    const all = await items();
    expect(all.map(({ groupId, title, price }) => [groupId, title, price])).toEqual([
      ['CUSHION', 'Cushion - Red', 900],
      ['CUSHION', 'Cushion - Blue', 1100],
    ]);
    expect(all[0]?.path).toBe(`/cushion/pv/${encodeURIComponent(all[0]?.id ?? '')}`);
    expect(all[0]?.choices[0]?.value).toBe('Red');
  });

  it('shows a variation with the picture of its product, and none without price or picture', async () => {
    const colours = { Red: 900, Blue: 0, Green: 700 };
    const plain = (slug: string) => variableProduct(colours, { slug, sku: slug });
    const [red, blue, green] = plain('bare').variations;
    if (!red || !blue || !green) throw new Error('there are three variations');
    const own = { ...red, media: [picture('red.webp')] };
    await createProduct(sale.system, { ...plain('cushion'), media: [picture('cushion.webp')] });
    await createProduct(sale.system, { ...plain('bare'), variations: [own, blue, green] });
    await createProduct(sale.system, { ...plain('secret'), hidePrice: true, media: [picture('s.webp')] });
    const told = (await items()).map(({ id, pictures }) => [id, pictures]);
    expect(told).toEqual([
      ['cushion-Red', ['cushion.webp']],
      ['cushion-Green', ['cushion.webp']],
      ['bare-Red', ['red.webp']],
    ]);
  });

  it('is read in batches, each a statement of its own', async () => {
    await createProducts(
      sale.system,
      Array.from({ length: 201 }, () => simpleProduct({ media: [picture('a.webp')] })),
    );
    let count = 0;
    const statements = await recordStatements(test.db, async () => {
      count = (await items()).length;
    });
    expect([count, statements.length]).toEqual([201, 3]);
  });

  it('has what it leaves out left out by the database', async () => {
    const unpriced = Array.from({ length: 120 }, () =>
      simpleProduct({ price: 0, media: [picture('a.webp')] }),
    );
    const unseen = Array.from({ length: 120 }, () => simpleProduct());
    await createProducts(sale.system, [...unpriced, ...unseen, simpleProduct({ visible: false })]);
    await sell('mug');
    const sent: unknown[] = [];
    await readBy(async (statement) => {
      const result = await test.db.pool.query(statement);
      sent.push(...result.rows.flatMap(({ item }) => item ?? []));
      return result;
    });
    expect(sent).toHaveLength(1);
  });

  it('looks at the products of a batch alone, also while the database knows nothing of how many there are', async () => {
    const many = Array.from({ length: 600 }, () => simpleProduct({ media: [picture('a.webp')] }));
    await createProducts(sale.system, many);
    const looks: number[] = [];
    await readBy(async (statement) => {
      const explained = { ...statement, text: `explain (analyze, format json) ${statement.text}` };
      const { rows } = await test.db.pool.query(explained);
      const { Plan: plan } = rows[0]['QUERY PLAN'][0];
      looks.push(looksAt('product', plan), looksAt('address', plan));
      return test.db.pool.query(statement);
    });
    expect([looks.length / 2, Math.max(...looks)]).toEqual([7, 100]);
  });
});
