import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { saveAddress, startSession } from '../customer/index.ts';
import { queueMail } from '../mail/index.ts';
import { setSecret } from '../shop/index.ts';
import { testContext, testPlatform } from '../testing/context.ts';
import { makeCustomer } from '../testing/customers.ts';
import { makeShop } from '../testing/shops.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import type { Shop } from './context.ts';
import { openDatabase } from './database.ts';
import { requestHash, withIdempotency } from './idempotency.ts';
import { newId } from './ids.ts';
import { silentLog } from './log.ts';
import { createKeyRing } from './seal.ts';
import { systemContext } from './system-context.ts';
import { inShop, inTransaction, sqlState } from './transaction.ts';

const filledHere = ['customer', 'customer_address', 'idempotency_key', 'mail', 'session', 'shop_secret'];
const filledElsewhere = ['cart', 'cart_line', 'order_event', 'order_line', 'payment_entry', 'sales_order'];
const privateTables = [...filledHere, ...filledElsewhere].sort();

const INSUFFICIENT_PRIVILEGE = '42501';

let test: TestDatabase;
let shop: Shop;
let other: Shop;

beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  shop = await makeShop(test.db);
  other = await makeShop(test.db);
  await fill(shop);
});
afterAll(() => test.drop());

/** Leaves a row in each private table that these capabilities write. */
async function fill(place: Shop): Promise<void> {
  const system = systemContext(
    testPlatform(test.db, () => new Date('2026-03-02')),
    place,
    'test',
  );
  const home = { firstName: 'A', lastName: 'L', line1: '1 Main St', city: 'Albany', country: 'US' };
  const ann = await makeCustomer(test.db, place);
  await saveAddress(ann, { address: { ...home, state: 'NY', postcode: '12201' } });
  await startSession(testContext(test.db, place), { clientAddress: '192.0.2.1' });
  await setSecret(system, createKeyRing('k'.repeat(32)), { name: 'stripe', value: 'sk' });
  await inShop(system, async (tx) => {
    const body = { subject: 'Hi', html: '<p>Hi</p>', text: 'Hi' };
    await queueMail(tx, system, { dedupeKey: 'hi', recipient: 'ann@example.com', ...body });
    const request = { owner: 'visitor', key: 'k', requestHash: requestHash({}) };
    await withIdempotency(tx, system, request, async () => 'done');
  });
}

const countIn = (place: Shop, table: string) =>
  inShop({ db: test.db, shop: place }, async (tx) => {
    const { rows } = await tx.execute<{ count: string }>(sql.raw(`select count(*) from ${table}`));
    return Number(rows[0]?.count);
  });

describe('private tables', () => {
  it('are exactly those with forced row-level security', async () => {
    const { rows } = await test.db.pool.query<{ name: string }>(
      `select relname as name from pg_class where relrowsecurity and relforcerowsecurity order by 1`,
    );
    expect(rows.map((row) => row.name)).toEqual(privateTables);
  });

  it.each(privateTables)('%s: without a shop nothing is read, it fails [TEN-007, TEN-507]', async (table) => {
    const read = (tx: { execute: typeof test.db.queries.execute }) =>
      tx.execute(sql.raw(`select from ${table}`));
    await expect(read(test.db.queries)).rejects.toThrow();
    await expect(inTransaction(test.db, read)).rejects.toThrow();
  });

  it.each(filledHere)('%s: another shop’s rows are not there [TEN-007, TEN-507]', async (table) => {
    expect(await countIn(shop, table)).toBeGreaterThan(0);
    expect(await countIn(other, table)).toBe(0);
  });

  it.each(filledHere)('%s: another shop’s rows can’t be changed or taken [TEN-007]', async (table) => {
    const before = await countIn(shop, table);
    await inShop({ db: test.db, shop: other }, async (tx) => {
      const emptied = await tx.execute(sql.raw(`delete from ${table}`));
      expect(emptied.rowCount).toBe(0);
      const moved = await tx.execute(sql`update ${sql.raw(table)} set shop_id = ${other.id}`);
      expect(moved.rowCount).toBe(0);
    });
    expect(await countIn(shop, table)).toBe(before);
  });

  it.each(filledHere)('%s: own rows can’t be given to another shop [TEN-007]', async (table) => {
    const given = inShop({ db: test.db, shop }, (tx) =>
      tx.execute(sql`update ${sql.raw(table)} set shop_id = ${other.id}`),
    );
    await expect(given.catch((error: unknown) => sqlState(error))).resolves.toBe(INSUFFICIENT_PRIVILEGE);
  });
});

it('leaves no shop behind on a connection that others use next [TEN-007]', async () => {
  const db = openDatabase({ url: test.url, log: silentLog, connections: 1 });
  await inShop({ db, shop }, (tx) => tx.execute(sql`select from customer`));
  const { rows } = await db.pool.query(
    `select current_setting('stoa.shop', true) as shop, current_user as role`,
  );
  expect(rows).toEqual([{ shop: '', role: 'stoa_app' }]);
  await expect(db.queries.execute(sql`select from customer`)).rejects.toThrow();
  await db.close();
});

it('works within a shop under a role that row-level security binds', async () => {
  const bypasses = inShop({ db: test.db, shop: { ...shop, id: newId() } }, async (tx) => {
    const { rows } = await tx.execute<{ bypass: boolean }>(
      sql`select rolbypassrls or rolsuper as bypass from pg_roles where rolname = current_user`,
    );
    return rows[0]?.bypass;
  });
  expect(await bypasses).toBe(false);
});
