import { migrateDatabase } from '@stoa/commerce';
import { createTestDatabase, makeShop } from '@stoa/commerce/testing';
import { describe, expect, it } from 'vitest';
import { makeCustomer } from '../../../commerce/src/testing/customers.ts';
import { adminUrl, atEmptyDatabase, take, useDumps } from '../../../commerce/src/testing/dumps.ts';
import { within } from '../../../commerce/src/testing/own-database.ts';
import { NewerDatabaseError } from '../migrate.ts';

const scene = useDumps();

it('is of one moment, whatever is written meanwhile', async () => {
  const other = await createTestDatabase(adminUrl);
  try {
    const shop = await makeShop(other.db);
    await makeCustomer(other.db, shop);
    const tables: string[] = [];
    const dumped = await take(other.url, async (table) => {
      tables.push(table);
      if (tables.length === 1) await makeCustomer(other.db, shop);
    });
    // Written before their tables were read.
    expect(tables.indexOf('customer')).toBeGreaterThan(0);
    expect(dumped.tables.find(({ name: table }) => table === 'customer')?.rows).toBe(1);
    const now = await take(other.url);
    expect(now.tables.find(({ name: table }) => table === 'customer')?.rows).toBe(2);
  } finally {
    await other.drop();
  }
});

describe('while a database is dumped', () => {
  /** What somebody waits for in the database, once somebody does. */
  const waits = () =>
    within(scene.url, async (client) => {
      for (;;) {
        const { rows } = await client.query<{ what: string }>(
          `select locktype as what from pg_locks
           where not granted and database = (select oid from pg_database where datname = current_database())`,
        );
        if (rows.length > 0) return rows.map(({ what }) => what);
      }
    });

  it('a start that alters tables waits for it, and nobody waits for the start', async () => {
    await within(scene.url, (client) => client.query('revoke select on shop from stoa_app'));
    let start: Promise<void> | undefined;
    let found: readonly string[] | undefined;
    await take(scene.url, async () => {
      if (start !== undefined) return;
      start = migrateDatabase(scene.url);
      found = await waits();
    });
    await start;
    expect(found).toEqual(['advisory']);
    const { rows } = await within(scene.url, (client) =>
      client.query(`select has_table_privilege('stoa_app', 'shop', 'select') as granted`),
    );
    expect(rows).toEqual([{ granted: true }]);
  });

  it('a start that has nothing to alter goes on', async () => {
    let starts = 0;
    await take(scene.url, async () => {
      if (starts > 0) return;
      await migrateDatabase(scene.url);
      starts += 1;
    });
    expect(starts).toBe(1);
  });
});

describe('is not dumped:', () => {
  it.each([
    ['a table of which rows might be hidden', 'create policy other on customer using (false)', /customer/],
    ['a table whose own policy hides rows', 'alter policy own_shop on customer using (false)', /customer/],
    ['a table that is none of ours', 'create table note (line text)', /note .*alter table "note" set schema/],
  ])('%s', async (_name, statement, sentence) => {
    await within(scene.url, (client) => client.query(statement));
    await expect(take(scene.url)).rejects.toThrow(sentence);
  });

  it('a database without our tables', async () => {
    await atEmptyDatabase(async (empty) => {
      await expect(take(empty)).rejects.toThrow(/nothing to back up/);
    });
  });

  it('a database of a newer version', async () => {
    await within(scene.url, (client) =>
      client.query('update drizzle.__drizzle_migrations set created_at = created_at + 1e12::bigint'),
    );
    await expect(take(scene.url)).rejects.toBeInstanceOf(NewerDatabaseError);
  });
});
