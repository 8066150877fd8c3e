import {
  declaredTables,
  inShop,
  inTransaction,
  newId,
  openDatabase,
  type Queries,
  silentLog,
  sqlState,
} from '@stoa/database';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrateDatabase } from '../migrate.ts';
import { makeShop } from '../testing/shops.ts';
import { makeUsedShop } from '../testing/used-shop.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import type { Shop } from './context.ts';

const privateTables = declaredTables.flatMap(({ privacy, name }) => (privacy === 'private' ? [name] : []));

/** A column the application may update; of most tables that is any, of some none. */
const changeableIn = (table: string) =>
  declaredTables.find(({ name }) => name === table)?.changes?.[0] ?? 'shop_id';

const INSUFFICIENT_PRIVILEGE = '42501';

let test: TestDatabase;
let shop: Shop;
let other: Shop;

beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  ({ shop } = await makeUsedShop(test.db));
  other = await makeShop(test.db);
});
afterAll(() => test.drop());

const countIn = (place: Shop, table: string) =>
  inShop({ db: test.db, shop: place }, async (tx) => {
    const { rows } = await tx.execute<{ count: string }>(sql.raw(`select count(*) from ${table}`));
    return Number(rows[0]?.count);
  });

/** Counts the rows of other shops that one shop sees. */
const foreignIn = (place: Shop, table: string) =>
  inShop({ db: test.db, shop: place }, async (tx) => {
    const { rows } = await tx.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.raw(table)} where shop_id <> ${place.id}::uuid`,
    );
    return rows[0]?.count;
  });

/** Counts the rows that a statement reaches from the other shop; a refused statement counts as none. */
async function reached(statement: string): Promise<number | null> {
  try {
    const result = await inShop({ db: test.db, shop: other }, (tx) => tx.execute(sql.raw(statement)));
    return result.rowCount;
  } catch (error) {
    if (sqlState(error) === INSUFFICIENT_PRIVILEGE) return 0;
    throw error;
  }
}

describe('private tables', () => {
  it.each(privateTables)('%s: without a shop nothing is read, it fails [TEN-007, TEN-507]', async (table) => {
    const read = (tx: Queries) => tx.execute(sql.raw(`select from ${table}`));
    await expect(read(test.db.queries)).rejects.toThrow();
    await expect(inTransaction(test.db, read)).rejects.toThrow();
  });

  it.each(privateTables)('%s: another shop’s rows are not there [TEN-007, TEN-507]', async (table) => {
    expect(await countIn(shop, table), 'makeUsedShop leaves a row in each').toBeGreaterThan(0);
    expect(await foreignIn(other, table)).toBe(0);
  });

  it.each(privateTables)('%s: another shop’s rows can’t be changed or taken [TEN-007]', async (table) => {
    const before = await countIn(shop, table);
    expect(await reached(`delete from ${table}`)).toBe(0);
    expect(await reached(`update ${table} set shop_id = '${other.id}'`)).toBe(0);
    expect(await reached(`update ${table} set ${changeableIn(table)} = ${changeableIn(table)}`)).toBe(0);
    expect(await countIn(shop, table)).toBe(before);
  });

  it.each(privateTables)('%s: own rows can’t be given to another shop [TEN-007]', async (table) => {
    const given = inShop({ db: test.db, shop }, (tx) =>
      tx.execute(sql`update ${sql.raw(table)} set shop_id = ${other.id}`),
    );
    await expect(given.catch((error: unknown) => sqlState(error))).resolves.toBe(INSUFFICIENT_PRIVILEGE);
  });
});

async function asOwner<T>(work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: test.url });
  await owner.connect();
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
}

describe('what the database allows', () => {
  it('every table of the database says whose rows it holds', async () => {
    const { rows } = await asOwner((owner) =>
      owner.query<{ name: string }>(
        `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
      ),
    );
    expect(rows.map(({ name }) => name).sort()).toEqual(declaredTables.map(({ name }) => name).sort());
  });

  it('who is signed in to the back office is hidden from work within a shop', async () => {
    await asOwner((owner) =>
      owner.query(
        `insert into staff_session (token_hash, staff_id, expires_at) select 'h', id, now() from staff`,
      ),
    );
    const { rowCount } = await test.db.pool.query('select from staff_session');
    expect([rowCount, await countIn(shop, 'staff_session')]).toEqual([1, 0]);
  });

  it('what is written once and for all is neither changed nor deleted', async () => {
    const refused = [
      'audit_entry',
      'order_line',
      'order_group',
      'order_tax',
      'order_event',
      'payment_entry',
      'refund',
      'shipment',
      'stock_movement',
    ].flatMap((table) => [`delete from ${table}`, `update ${table} set id = id`]);
    refused.push('delete from sales_order', 'update sales_order set grand_total = 0');
    for (const statement of refused) {
      const done = inShop({ db: test.db, shop }, (tx) => tx.execute(sql.raw(statement)));
      await expect(
        done.catch((error: unknown) => sqlState(error)),
        statement,
      ).resolves.toBe(INSUFFICIENT_PRIVILEGE);
    }
    await inShop({ db: test.db, shop }, (tx) =>
      tx.execute(sql`update sales_order set order_state = order_state`),
    );
  });

  it('a start gives back the protection that somebody took away [TEN-007]', async () => {
    await asOwner(async (owner) => {
      await owner.query(`
        drop policy own_shop on cart; alter table cart disable row level security;
        alter table mail no force row level security; create policy open_to_all on mail using (true);
        grant update, delete on order_line to stoa_app; revoke insert on page from stoa_app`);
    });
    expect(await countIn(other, 'cart')).toBeGreaterThan(0);
    expect(await countIn(other, 'mail')).toBeGreaterThan(0);
    await migrateDatabase(test.url);
    expect([await countIn(other, 'cart'), await countIn(other, 'mail')]).toEqual([0, 0]);
    const { rows } = await asOwner((owner) =>
      owner.query(
        `select has_table_privilege('stoa_app', 'order_line', 'delete, update') as more,
           has_table_privilege('stoa_app', 'page', 'insert') as less`,
      ),
    );
    expect(rows).toEqual([{ more: false, less: true }]);
  });

  const protection = () =>
    asOwner(async (owner) => {
      const { rows } = await owner.query(
        `select c.relname, c.relrowsecurity, c.relforcerowsecurity,
           (select json_agg(p order by p.policyname) from pg_policies p where p.tablename = c.relname) as policies,
           (select json_agg(a order by a.grantee, a.privilege_type) from aclexplode(c.relacl) a) as grants
         from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
      );
      return rows;
    });

  it.each([
    'alter policy own_shop on customer using (true)',
    'alter policy own_shop on customer using (false)',
    'alter policy own_shop on customer with check (true)',
    `alter policy own_shop on customer using (shop_id <> current_setting('stoa.shop')::uuid)`,
    'alter policy own_shop on customer to pg_monitor',
    `drop policy own_shop on customer; create policy own_shop on customer for select
       using (shop_id = current_setting('stoa.shop')::uuid)`,
    `drop policy own_shop on customer; create policy own_shop on customer as restrictive
       using (shop_id = current_setting('stoa.shop')::uuid) with check (shop_id = current_setting('stoa.shop')::uuid)`,
    'alter table product enable row level security',
    'grant truncate, references, trigger on order_line to stoa_app',
    'grant maintain on order_line to stoa_app',
    'grant update on order_line to public',
    'grant truncate on customer to public',
  ])('a start undoes: %s [TEN-007]', async (statements) => {
    const before = await protection();
    await asOwner((owner) => owner.query(statements));
    expect(await protection()).not.toEqual(before);
    await migrateDatabase(test.url);
    expect(await protection()).toEqual(before);
  });

  it('a start that finds everything in its place locks no table', async () => {
    const slow = await test.db.pool.connect();
    await slow.query('begin; select from product; select from page; select from staff');
    await expect(migrateDatabase(test.url)).resolves.not.toThrow();
    await slow.query('rollback');
    slow.release();
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
