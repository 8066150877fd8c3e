import { openDatabase, silentLog } from '@stoa/database';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Buyer } from '../../pricing/index.ts';
import { createProducts } from '../../product/index.ts';
import { simpleProduct } from '../../testing/products.ts';
import { makeSale, type TestSale } from '../../testing/sale.ts';
import { createTestDatabase, type TestDatabase } from '../../testing.ts';
import { readCards } from './read-cards.ts';

let test: TestDatabase;
let sale: TestSale;
let ids: string[];
const anybody: Buyer = { group: undefined, prices: 'visible' };

/** So many products that reading some of them must use indexes. */
const MANY = 400;

beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  sale = await makeSale(test.db);
  const products = Array.from({ length: MANY }, () => simpleProduct());
  ids = (await createProducts(sale.system, products)).map(({ id }) => id);
});
afterAll(() => test.drop());

async function asOwner(url: string, statement: string): Promise<void> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await owner.query(statement);
  await owner.end();
}

it('gives cards in the order asked for, and none for what is no product', async () => {
  const asked = [ids[2], 'nothing', ids[0], crypto.randomUUID(), ids[1]].map((id) => id ?? '');
  const cards = await readCards(sale.guest(), asked, anybody);
  expect(cards.map(({ id }) => id)).toEqual([ids[2], ids[0], ids[1]]);
});

it('is not planned anew each time, however short the lists are', async () => {
  const db = openDatabase({ url: test.url, log: silentLog, connections: 1 });
  await asOwner(test.url, 'analyze');
  try {
    const ctx = { ...sale.guest(), db };
    // PostgreSQL plans the first five times, and then compares what that has cost.
    for (let time = 0; time < 12; time++) await readCards(ctx, ids.slice(0, 1), anybody);
    const { rows } = await db.pool.query(
      'select generic_plans::int as kept, custom_plans::int as anew from pg_prepared_statements',
    );
    expect(rows).toEqual([{ kept: 7, anew: 5 }]);
  } finally {
    await db.close();
  }
});
