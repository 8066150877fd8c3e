import { createProduct } from '@stoa/commerce';
import {
  createTestDatabase,
  makeSale,
  type TestDatabase,
  type TestSale,
  variableProduct,
} from '@stoa/commerce/testing';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

const FEW = 500;
const TIMES = 32;
const MANY = TIMES * FEW;

let test: TestDatabase;
let sale: TestSale;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  sale = await makeSale(test.db);
});
afterAll(() => test.drop());

/** Changes the first `count` variations, and returns how many milliseconds that takes. */
async function change(client: PoolClient, count: number): Promise<number> {
  const began = performance.now();
  await client.query(
    `update product set updated_at = updated_at + interval '1 second' where parent_id is not null and position < $1`,
    [count],
  );
  return performance.now() - began;
}

it('what the list of products goes by follows many times as many changes in many times the time, and not in its square', async () => {
  const { id } = await createProduct(sale.system, variableProduct({ red: 100 }, { sku: 'pot' }));
  await test.db.pool.query(
    `insert into product (seller_id, id, sku, class_code, parent_id, variation_values, name, price, position)
     select seller_id, gen_random_uuid(), 'pot-' || n, 'simple', id, '{}', name, 1, n
     from product, generate_series(1, ${MANY - 1}) n where id = $1`,
    [id],
  );
  // A session keeps the plans of its first call, which is of one row most often.
  const client = await test.db.pool.connect();
  try {
    await change(client, 1);
    // Other load can only add time, so the fastest counts.
    const few = Math.min(await change(client, FEW), await change(client, FEW), await change(client, FEW));
    const many = Math.min(await change(client, MANY), await change(client, MANY));
    // A join of each with each would take its square, some thousand times.
    expect(many / few, `${few} and ${many} ms`).toBeLessThan(6 * TIMES);
    expect(many).toBeGreaterThan(few);
  } finally {
    client.release(true);
  }
});
