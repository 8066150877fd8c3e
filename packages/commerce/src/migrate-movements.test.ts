import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { migrateDatabase } from './migrate.ts';
import { insertRow, migrateUpTo } from './testing/old-versions.ts';
import { makeDatabase, type OwnDatabase } from './testing/own-database.ts';

const BEFORE = '0035_product_entry';
const seller = randomUUID();
let database: OwnDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await makeDatabase(inject('postgresUrl'));
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await migrateUpTo(client, BEFORE);
  // The rows stand for themselves: what they refer to does not matter here.
  await client.query(`alter table stock drop constraint stock_seller_id_product_id_product_seller_id_id_fk`);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

async function stocked(onHand: number, reserved: number, backordered: number): Promise<string> {
  const productId = randomUUID();
  const row = { seller_id: seller, product_id: productId, on_hand: onHand, reserved, backordered };
  await insertRow(client, 'stock', row);
  return productId;
}

/** Inserts a movement as the version before left it; `minute` is that of its time. */
async function moved(productId: string, minute: number, row: Readonly<Record<string, unknown>>) {
  const at = new Date(Date.UTC(2026, 2, 2, 12, minute));
  const common = { seller_id: seller, id: randomUUID(), product_id: productId, created_at: at };
  await insertRow(client, 'stock_movement', { ...common, ...row });
}

/** The amounts after each movement of a product, in their order. */
async function amountsOf(productId: string): Promise<unknown> {
  const { rows } = await client.query(
    `select array[on_hand_after, reserved_after, backordered_after] as amounts from stock_movement
     where product_id = $1 order by place`,
    [productId],
  );
  return rows.map(({ amounts }) => amounts);
}

it('movements of before have the order of their time and lead to the stock as it is; later ones go on from there [ADM-132]', async () => {
  const sold = await stocked(7, 3, 0);
  const begunLater = await stocked(6, 6, 2);
  const order = randomUUID();
  // Written in another order than that of their times, and those of two products in turn.
  await moved(sold, 5, { kind: 'reserve', order_id: order, reserved_delta: 4 });
  await moved(begunLater, 3, { kind: 'adjust', on_hand_delta: 2 });
  await moved(sold, 9, { kind: 'ship', order_id: order, on_hand_delta: -1, reserved_delta: -1 });
  await moved(begunLater, 7, {
    kind: 'reserve',
    order_id: randomUUID(),
    reserved_delta: 6,
    backordered_delta: 2,
  });
  await moved(sold, 1, { kind: 'adjust', on_hand_delta: 8 });
  await migrateDatabase(database.url);
  expect(await amountsOf(sold)).toEqual([
    [8, 0, 0],
    [8, 4, 0],
    [7, 3, 0],
  ]);
  // Of this one there were four pieces before the first movement that was written down.
  expect(await amountsOf(begunLater)).toEqual([
    [6, 0, 0],
    [6, 6, 2],
  ]);
  const { rows } = await client.query(`select place::int, actor from stock_movement order by place`);
  expect(rows).toEqual([1, 2, 3, 4, 5].map((place) => ({ place, actor: null })));
  await moved(sold, 0, {
    kind: 'adjust',
    on_hand_delta: 1,
    on_hand_after: 8,
    reserved_after: 3,
    backordered_after: 0,
  });
  const next = await client.query(`select max(place)::int as place from stock_movement`);
  expect(next.rows).toEqual([{ place: 6 }]);
});
