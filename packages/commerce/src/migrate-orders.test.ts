import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { migrateDatabase } from './migrate.ts';
import { insertRow, migrateUpTo } from './testing/old-versions.ts';
import { makeDatabase, type OwnDatabase } from './testing/own-database.ts';

const BEFORE = '0012_list_order';
const LONG_AGO = new Date('2026-03-02T12:00:00Z');
const seller = randomUUID();
const shop = randomUUID();
let database: OwnDatabase;
let client: pg.Client;
/** An order whose token was kept with the reply. */
let linked: string;

beforeAll(async () => {
  database = await makeDatabase(inject('postgresUrl'));
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await migrateUpTo(client, BEFORE);
  // The rows stand for themselves: what they refer to does not matter here.
  await client.query(`alter table stock drop constraint stock_seller_id_product_id_product_seller_id_id_fk`);
  const { rows } = await client.query(
    `select conname from pg_constraint where conrelid = 'sales_order'::regclass and contype = 'f'`,
  );
  for (const { conname } of rows) await client.query(`alter table sales_order drop constraint "${conname}"`);
  await client.query(`select set_config('stoa.shop', $1, false)`, [shop]);
  await insertRow(client, 'shop', {
    id: shop,
    code: 'old',
    name: 'Old',
    type: 'essential',
    base_url: 'http://old.test',
    theme: '{}',
    settings: '{}',
  });
  linked = await insertOrder(['open', 'unfulfilled']);
  await insertRow(client, 'idempotency_key', {
    shop_id: shop,
    owner: 'visitor:1',
    key: 'k',
    request_hash: 'h',
    at: LONG_AGO,
    reply: { orderId: linked, incrementId: '100001', guestToken: 'in the clear' },
  });
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** Inserts an order in these states, as the version before left it. */
async function insertOrder([orderState, fulfilment]: readonly [string, string]): Promise<string> {
  const id = randomUUID();
  await insertRow(client, 'sales_order', {
    shop_id: shop,
    id,
    seller_id: seller,
    increment_id: id,
    cart_id: randomUUID(),
    email: 'a@b.co',
    order_state: orderState,
    payment_state: 'paid',
    fulfilment_state: fulfilment,
    currency: 'USD',
    subtotal: 0,
    discount_amount: 0,
    shipping_amount: 0,
    tax_amount: 0,
    grand_total: 0,
    billing_address: '{}',
    payment_method: '{}',
    guest_token_hash: id,
    placed_at: LONG_AGO,
  });
  return id;
}

/** Returns an order that took pieces of a product. */
async function orderOf(
  productId: string,
  states: readonly [string, string],
  [reserved, backordered]: readonly [number, number],
): Promise<string> {
  const id = await insertOrder(states);
  await insertRow(client, 'stock_movement', {
    seller_id: seller,
    id: randomUUID(),
    product_id: productId,
    kind: 'reserve',
    order_id: id,
    reserved_delta: reserved,
    backordered_delta: backordered,
  });
  return id;
}

async function stocked(onHand: number, reserved: number, backordered: number): Promise<string> {
  const productId = randomUUID();
  const row = { seller_id: seller, product_id: productId, on_hand: onHand, reserved, backordered };
  await insertRow(client, 'stock', row);
  return productId;
}

it('orders that held their goods for ever let them go, and what lies free goes to who waits', async () => {
  const shipped = await stocked(20, 9, 0);
  await orderOf(shipped, ['open', 'fulfilled'], [4, 0]);
  await orderOf(shipped, ['closed', 'returned'], [2, 0]);
  await orderOf(shipped, ['open', 'packing'], [3, 0]);
  const refunded = await stocked(5, 5, 0);
  await orderOf(refunded, ['closed', 'processing'], [5, 0]);
  const awaited = await stocked(10, 3, 9);
  await orderOf(awaited, ['open', 'fulfilled'], [3, 1]);
  const oldest = await orderOf(awaited, ['open', 'unfulfilled'], [0, 5]);
  const next = await orderOf(awaited, ['open', 'unfulfilled'], [0, 3]);
  await migrateDatabase(database.url);
  const { rows } = await client.query(
    `select product_id, array[on_hand, reserved, backordered] as amounts from stock`,
  );
  expect(Object.fromEntries(rows.map((row) => [row.product_id, row.amounts]))).toEqual({
    [shipped]: [14, 3, 0],
    [refunded]: [5, 0, 0],
    [awaited]: [7, 7, 1],
  });
  const held = await client.query(
    `select order_id, sum(reserved_delta)::int as reserved, sum(backordered_delta)::int as backordered
     from stock_movement where product_id = $1 group by 1`,
    [awaited],
  );
  expect(held.rows).toContainEqual({ order_id: oldest, reserved: 5, backordered: 0 });
  expect(held.rows).toContainEqual({ order_id: next, reserved: 2, backordered: 1 });
});

it('links to orders that were sent end after as long as new ones, and their tokens stand in no reply', async () => {
  await migrateDatabase(database.url);
  const { rows } = await client.query(`select reply from idempotency_key`);
  expect(rows).toEqual([{ reply: { orderId: linked, incrementId: '100001' } }]);
  const order = await client.query(
    `select guest_token_expires_at - now() between interval '89 days' and interval '90 days' as fits
     from sales_order where id = $1`,
    [linked],
  );
  expect(order.rows).toEqual([{ fits: true }]);
  const forced = await client.query(
    `select relforcerowsecurity as forced from pg_class where relname in ('idempotency_key', 'sales_order')`,
  );
  expect(forced.rows).toEqual([{ forced: true }, { forced: true }]);
});
