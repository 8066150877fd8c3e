import { type SortCode, sortCodes } from '@stoa/domain';
import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { describe, expect, it } from 'vitest';
import { changePrice } from '../../pricing/index.ts';
import {
  archiveProduct,
  createProduct,
  createProducts,
  editProduct,
  publishProduct,
  saveProducts,
  unpublishProduct,
} from '../../product/index.ts';
import { draft, idAt } from '../../testing/drafts.ts';
import { simpleProduct, variableProduct } from '../../testing/products.ts';
import { saleForEachTest } from '../../testing/sale-for-each-test.ts';
import { type SliderQuery, selection } from './slider-products.ts';

const { test, sale } = saleForEachTest();

/**
 * Reads the columns of a publication that lists are ordered by: popularity, whether it is featured, and the listed
 * price.
 */
async function orderOf(productId: string) {
  const { rows } = await test.db.pool.query({
    text: `select popularity, featured, list_price::int from publication where shop_id = $1 and product_id = $2`,
    values: [sale.shop.id, productId],
    rowMode: 'array',
  });
  return rows[0];
}

describe('what lists go by', () => {
  it('follows the product', async () => {
    const { id } = await sale.simple({ popularity: 5, featured: true });
    expect(await orderOf(id)).toEqual([5, true, 1000]);
    await editProduct(sale.system, { productId: id, revision: 1, popularity: 7, featured: false });
    expect(await orderOf(id)).toEqual([7, false, 1000]);
    await changePrice(sale.system, { productId: id, price: 300 });
    expect(await orderOf(id)).toEqual([7, false, 300]);
    await editProduct(sale.system, { productId: id, revision: 2, hidePrice: true });
    expect(await orderOf(id)).toEqual([7, false, null]);
  });

  it('follows the cheapest variation', async () => {
    const made = await createProduct(sale.system, variableProduct({ red: 300, blue: 200 }, { sku: 'pot' }));
    const { 'pot-red': red = '', 'pot-blue': blue = '' } = made.variationIds;
    expect(await orderOf(made.id)).toEqual([0, false, 200]);
    await changePrice(sale.system, { productId: red, price: 100 });
    expect(await orderOf(made.id)).toEqual([0, false, 100]);
    await archiveProduct(sale.system, red);
    expect(await orderOf(made.id)).toEqual([0, false, 200]);
    await archiveProduct(sale.system, blue);
    expect(await orderOf(made.id)).toEqual([0, false, 0]);
  });

  it('follows an import, and what is not shown at the time', async () => {
    await saveProducts(sale.system, [draft('mug', { popularity: 2 })]);
    const id = (await idAt(test.db, sale, 'mug')) ?? '';
    await unpublishProduct(sale.system, id);
    await saveProducts(sale.system, [draft('mug', { popularity: 3, price: 500, featured: true })]);
    expect(await orderOf(id)).toEqual([3, true, 500]);
    await publishProduct(sale.system, { productId: id });
    expect(await orderOf(id)).toEqual([3, true, 500]);
  });
});

describe('a change of a product while it is published elsewhere', () => {
  const change = (client: PoolClient, id: string) =>
    client.query('update product set popularity = 9 where id = $1', [id]);
  const publish = (client: PoolClient, id: string) =>
    client.query(
      `insert into publication (shop_id, seller_id, product_id, visible)
       select $1, seller_id, id, true from product where id = $2`,
      [sale.shop.id, id],
    );

  it.each([
    ['first', change, publish],
    ['last', publish, change],
  ])('is not lost when it comes %s', async (_when, one, other) => {
    const { id } = await sale.simple({ popularity: 1 });
    await test.db.pool.query('delete from publication where product_id = $1', [id]);
    const [early, late] = [await test.db.pool.connect(), await test.db.pool.connect()];
    try {
      await early.query('begin');
      await one(early, id);
      const done = other(late, id);
      await waitsForLock(late);
      await early.query('commit');
      await done;
    } finally {
      early.release();
      late.release();
    }
    expect(await orderOf(id)).toEqual([9, false, 1000]);
  });

  async function waitsForLock(client: PoolClient): Promise<void> {
    const waits = async () => {
      const { rows } = await test.db.pool.query('select 1 from pg_locks where pid = $1 and not granted', [
        Reflect.get(client, 'processID'),
      ]);
      return rows.length > 0;
    };
    await expect.poll(waits).toBe(true);
  }
});

interface PlanNode {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** Returns the rows that are looked at under the node. */
function lookedAt({ Plans = [], ...node }: PlanNode): number {
  const rows = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0);
  const own = node['Relation Name'] === undefined ? 0 : rows * node['Actual Loops'];
  return Plans.reduce((sum, plan) => sum + lookedAt(plan), own);
}

it('a slider of what many products are does not read the catalogue', async () => {
  const goods = Array.from({ length: 1500 }, (_, n) =>
    simpleProduct({ popularity: n % 700, price: 100 + (n % 300), featured: n % 3 === 0, brand: 'Acme' }),
  );
  await createProducts(sale.system, goods);
  await test.db.pool.query('begin; set local role none; analyze product, publication, stock; commit');
  const sorts = sortCodes.filter((sort): sort is SortCode => sort !== 'bestmatch');
  const queries: SliderQuery[] = sorts.flatMap((sort) => [{ sort }, { sort, brand: 'Acme' }]);
  queries.push({ type: 'featured' }, { type: 'featured', brand: 'Acme' }, { available: true });
  for (const query of queries) {
    const asked = selection(sale.system, query, 0, { group: undefined, prices: 'visible' });
    const { rows } = await test.db.queries.execute<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      sql`explain (analyze, format json) ${asked}`,
    );
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    expect({ query, rows: plan && lookedAt(plan) < 100 }).toEqual({ query, rows: true });
  }
});
