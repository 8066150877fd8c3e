import { describe, expect, it } from 'vitest';
import { rugProduct } from '../../../testing/products.ts';
import { saleForEachTest } from '../../../testing/sale-for-each-test.ts';
import { createProduct } from '../../index.ts';

const { test, sale } = saleForEachTest();

const ask = (text: string, values: unknown[]) => test.db.pool.query(text, values);
const minutes = (after: number) => new Date(Date.UTC(2026, 2, 2, 12, after));
const changeOf = async (productId: string): Promise<Date> =>
  (await ask('select changed_at from product_entry where product_id = $1', [productId])).rows[0].changed_at;

/** Makes a rug at the first minute; returns its id and those of its variations. */
async function rug(variations: number) {
  const { id, variationIds } = await createProduct(sale.system, rugProduct(variations));
  return { id, ids: Object.values(variationIds) };
}
const at = (minute: number, ...ids: readonly string[]) =>
  ask('update product set updated_at = $2 where id = any ($1)', [ids, minutes(minute)]);

describe('the time of the last change of a listed product', () => {
  it('is that of the newest of it and its variations, whatever goes forth and back', async () => {
    const { id, ids } = await rug(3);
    const [first = '', second = '', third = ''] = ids;
    for (const [minute, touched, expected] of [
      [5, [first], 5],
      [9, [second], 9],
      // Back, and another one is the newest now.
      [2, [second], 5],
      [7, [id], 7],
      [3, [id], 5],
      [4, [first, third], 4],
      [8, [first, id], 8],
      [1, [first, second, third, id], 1],
    ] as const) {
      await at(minute, ...touched);
      expect(await changeOf(id), `${minute} ${touched}`).toEqual(minutes(expected));
    }
    await ask(
      `update product set updated_at = case id when $1 then $3::timestamptz else $4::timestamptz end
       where id in ($1, $2)`,
      [first, second, minutes(6), minutes(0)],
    );
    expect(await changeOf(id)).toEqual(minutes(6));
  });

  it('follows variations that are added and removed, and a product that becomes variable', async () => {
    const { id, ids } = await rug(2);
    const [first = '', second = ''] = ids;
    await at(5, first);
    await at(9, second);
    await ask('delete from product where id = $1', [second]);
    expect(await changeOf(id)).toEqual(minutes(5));
    await ask(`update product set class_code = 'simple' where id = $1`, [id]);
    expect(await changeOf(id)).toEqual(minutes(0));
    await ask(`update product set class_code = 'variable_product' where id = $1`, [id]);
    expect(await changeOf(id)).toEqual(minutes(5));
    await ask(
      `insert into product (seller_id, id, sku, class_code, parent_id, variation_values, name, price, updated_at)
       select seller_id, gen_random_uuid(), 'x' || n, 'simple', id, '{}', name, 1, $2::timestamptz + n * interval '1 minute'
       from product, generate_series(0, 1) n where id = $1`,
      [id, minutes(6)],
    );
    expect(await changeOf(id)).toEqual(minutes(7));
  });

  it('is kept without reading other variations when one is changed [ADM-113]', async () => {
    const read: number[] = [];
    for (const variations of [2, 400]) {
      const { ids } = await rug(variations);
      const client = await test.db.pool.connect();
      try {
        await client.query('begin');
        await client.query('set local enable_seqscan to off');
        const fetched = async () => {
          const { rows } = await client.query(
            `select coalesce(sum(seq_tup_read + idx_tup_fetch), 0)::int as rows from pg_stat_xact_user_tables
             where relname = 'product'`,
          );
          return rows[0].rows;
        };
        const before = await fetched();
        await client.query('update product set updated_at = $2 where id = $1', [ids[0], minutes(3)]);
        read.push((await fetched()) - before);
      } finally {
        await client.query('rollback');
        client.release();
      }
    }
    expect(read[0]).toBeGreaterThan(0);
    expect(read[1]).toBeLessThan(20);
  });
});
