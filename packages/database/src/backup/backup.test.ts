import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { migrateDatabase } from '@stoa/commerce';
import { createTestDatabase, makeShop, type TestDatabase, unique } from '@stoa/commerce/testing';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { makeCustomer } from '../../../commerce/src/testing/customers.ts';
import { dropDatabase } from '../../../commerce/src/testing/databases.ts';
import {
  migrationTags,
  type OldVersions,
  openOldVersions,
} from '../../../commerce/src/testing/old-versions.ts';
import { makeUsedShop } from '../../../commerce/src/testing/used-shop.ts';
import { declaredTables } from '../declared-tables.ts';
import { NewerDatabaseError } from '../migrate.ts';
import { type DatabaseDump, type DumpedTable, dumpDatabase } from './dump-database.ts';
import { loadDatabase } from './load-database.ts';
import { tellThatServerRuns } from './server-lock.ts';

const adminUrl = inject('postgresUrl');

const named = (url: string, name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;

/** The server's superuser, whom no policy hides anything from. */
const asSuperuser = (url: string) => Object.assign(new URL(url), { username: 'postgres' }).href;

async function within<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

interface Taken extends DatabaseDump {
  readonly rows: Map<string, Buffer>;
}

async function take(url: string, meanwhile: (table: string) => Promise<unknown> = async () => 0) {
  const rows = new Map<string, Buffer>();
  const dump = await dumpDatabase(url, async (table, bytes) => {
    await meanwhile(table);
    rows.set(table, await buffer(bytes));
  });
  return { ...dump, rows };
}

const put = (url: string, taken: Taken, complete: () => Promise<void> = async () => undefined) =>
  loadDatabase(url, taken, {
    rowsOf: (table) => Readable.from([taken.rows.get(table) ?? Buffer.alloc(0)]),
    loaded: () => undefined,
    complete,
  });

/** All rows of all tables, but for what names transactions of the server. */
const allRows = (url: string) =>
  within(asSuperuser(url), async (client) => {
    const found: Record<string, unknown[]> = {};
    for (const { name } of declaredTables) {
      if (name === 'change' || name === 'pruned_changes') continue;
      const { rows } = await client.query(`select to_jsonb(t)::text as row from "${name}" t order by 1`);
      found[name] = rows.map(({ row }) => row);
    }
    return found;
  });

/** What guards the tables. */
const rulesOf = (url: string) =>
  within(asSuperuser(url), async (client) => {
    const { rows } = await client.query(
      `select conrelid::regclass::text as of, conname::text as name, pg_get_constraintdef(oid) as rule
       from pg_constraint where connamespace = 'public'::regnamespace
       union all select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal
       union all select oid::regclass::text, 'row level security', (relrowsecurity, relforcerowsecurity)::text
       from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1, 2, 3`,
    );
    return rows;
  });

let source: TestDatabase;
let taken: Taken;
beforeAll(async () => {
  source = await createTestDatabase(adminUrl);
  for (const _ of [1, 2]) await makeUsedShop(source.db);
  taken = await take(source.url);
  started = await makeDatabase();
  await migrateDatabase(started.url);
});
afterAll(async () => {
  await started.drop();
  await source.drop();
});

async function makeDatabase(template = 'template1') {
  const name = unique('stoa_restored').replaceAll('-', '_');
  await within(adminUrl, (admin) => admin.query(`create database ${name} template ${template}`));
  return {
    name,
    url: named(adminUrl, name),
    drop: () => within(adminUrl, (admin) => dropDatabase(admin, name)),
  };
}

type Made = Awaited<ReturnType<typeof makeDatabase>>;

/** As a start leaves one that was empty. */
let started: Made;
let target: Made;
let url: string;
beforeEach(async () => {
  target = await makeDatabase(started.name);
  url = target.url;
});
afterEach(() => target.drop());

async function atEmptyDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const empty = await makeDatabase();
  try {
    await work(empty.url);
  } finally {
    await empty.drop();
  }
}

const countShops = () =>
  within(url, async (client) => (await client.query('select from shop')).rowCount ?? 0);

describe('what an owner without the rights of a superuser dumped', () => {
  it('is loaded row by row as it was, of every shop, and guarded as before', async () => {
    const rules = await rulesOf(url);
    await put(url, taken);
    await migrateDatabase(url);
    const before = await allRows(source.url);
    const after = await allRows(url);
    expect(before.shop_secret).toHaveLength(2);
    expect(before.sales_order).toHaveLength(2);
    for (const [table, rows] of Object.entries(before)) expect(after[table], table).toEqual(rows);
    expect(await rulesOf(url)).toEqual(rules);
  });

  it('has new rows counted on from the last one', async () => {
    await put(url, taken);
    const next = await within(url, (client) =>
      client.query(`select nextval('change_seq_seq')::int as value`),
    );
    expect(next.rows[0].value).toBe(Number(taken.sequences.change_seq_seq) + 1);
  });

  it('is loaded into a database without any tables', async () => {
    await atEmptyDatabase(async (empty) => {
      await put(empty, taken);
      await migrateDatabase(empty);
      expect(await allRows(empty)).toEqual(await allRows(source.url));
      expect(await rulesOf(empty)).toEqual(await rulesOf(url));
    });
  });

  it('has mail that waits sent by a job', async () => {
    await put(url, taken);
    await migrateDatabase(url);
    const { rowCount } = await within(url, (client) =>
      client.query(`select from pgboss.job where name = 'send-mail'`),
    );
    const { rowCount: waiting } = await within(asSuperuser(url), (client) =>
      client.query(`select from mail where status = 'queued'`),
    );
    expect(waiting).toBeGreaterThan(0);
    expect(rowCount).toBe(waiting);
  });
});

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
    within(url, async (client) => {
      for (;;) {
        const { rows } = await client.query<{ what: string }>(
          `select locktype as what from pg_locks
           where not granted and database = (select oid from pg_database where datname = current_database())`,
        );
        if (rows.length > 0) return rows.map(({ what }) => what);
      }
    });

  it('a start that alters tables waits for it, and nobody waits for the start', async () => {
    await within(url, (client) => client.query('revoke select on shop from stoa_app'));
    let start: Promise<void> | undefined;
    let found: readonly string[] | undefined;
    await take(url, async () => {
      if (start !== undefined) return;
      start = migrateDatabase(url);
      found = await waits();
    });
    await start;
    expect(found).toEqual(['advisory']);
    const { rows } = await within(url, (client) =>
      client.query(`select has_table_privilege('stoa_app', 'shop', 'select') as granted`),
    );
    expect(rows).toEqual([{ granted: true }]);
  });

  it('a start that has nothing to alter goes on', async () => {
    let starts = 0;
    await take(url, async () => {
      if (starts > 0) return;
      await migrateDatabase(url);
      starts += 1;
    });
    expect(starts).toBe(1);
  });
});

describe('is not dumped:', () => {
  it.each([
    ['a table of which rows might be hidden', 'create policy other on customer using (false)', /customer/],
    ['a table that is none of ours', 'create table note (line text)', /note .*alter table "note" set schema/],
  ])('%s', async (_name, statement, sentence) => {
    await within(url, (client) => client.query(statement));
    await expect(take(url)).rejects.toThrow(sentence);
  });

  it('a database without our tables', async () => {
    await atEmptyDatabase(async (empty) => {
      await expect(take(empty)).rejects.toThrow(/nothing to back up/);
    });
  });

  it('a database of a newer version', async () => {
    await within(url, (client) =>
      client.query('update drizzle.__drizzle_migrations set created_at = created_at + 1e12::bigint'),
    );
    await expect(take(url)).rejects.toBeInstanceOf(NewerDatabaseError);
  });
});

it('is loaded while a session is open that nobody works in, such as a pooler keeps', async () => {
  await within(url, async (idle) => {
    await idle.query('listen somebody');
    await put(url, taken);
  });
  expect(await countShops()).toBe(2);
});

describe('nothing is loaded', () => {
  const withRows = (table: string, rows: Buffer): Taken => ({
    ...taken,
    rows: new Map([...taken.rows, [table, rows]]),
  });

  it('into a database with a shop', async () => {
    await put(url, taken);
    const before = await allRows(url);
    await expect(put(url, taken)).rejects.toThrow(/not empty/);
    expect(await allRows(url)).toEqual(before);
  });

  it('while a server runs', async () => {
    await within(url, async (listener) => {
      await tellThatServerRuns(listener);
      await expect(put(url, taken)).rejects.toThrow(/A server of Stoa runs on the database/);
    });
    expect(await countShops()).toBe(0);
  });

  it('of a newer version', async () => {
    await expect(put(url, { ...taken, schema: taken.schema + 1 })).rejects.toThrow(/newer version of Stoa/);
  });

  it.each<[string, (table: DumpedTable) => readonly DumpedTable[], RegExp]>([
    [
      'a column is unknown',
      (shop) => [{ ...shop, columns: [...shop.columns, 'motto'] }],
      /about shop\.motto:/,
    ],
    [
      'a column is named twice',
      (shop) => [{ ...shop, columns: [...shop.columns, 'code'] }],
      /about shop\.code:/,
    ],
    ['a table has no columns', (shop) => [{ ...shop, columns: [] }], /about shop\.id,/],
    ['a table is named twice', (shop) => [shop, shop], /about shop,/],
    ['a table is missing', () => [], /about shop,/],
    ['a table is unknown', (shop) => [shop, { ...shop, name: 'shops', columns: [] }], /about shops:/],
  ])('where %s', async (_name, change, sentence) => {
    const tables = taken.tables.flatMap((table) => (table.name === 'shop' ? change(table) : [table]));
    await expect(put(url, { ...taken, tables })).rejects.toThrow(sentence);
  });

  it('where a sequence is unknown', async () => {
    const sequences = { ...taken.sequences, numbers: '1' };
    await expect(put(url, { ...taken, sequences })).rejects.toThrow(/disagree about numbers:/);
  });

  it.each([
    ['rows are missing', 'customer', () => Buffer.alloc(0), /holds 0 rows of the table customer and says 2/],
    ['a row is cut', 'seller', (rows: Buffer) => rows.subarray(0, 20), /./],
    // As many rows as before, so that references alone are wrong.
    [
      'a row refers to nothing',
      'shop_secret',
      (rows: Buffer) =>
        Buffer.from(rows.toString('utf8').replaceAll(/^.{36}/gm, '00000000-0000-7000-8000-000000000000')),
      /shop_secret/,
    ],
  ])('where %s, and it can be begun again', async (_name, table, damage, sentence) => {
    const rules = await rulesOf(url);
    const damaged = withRows(table, damage(taken.rows.get(table) ?? Buffer.alloc(0)));
    await expect(put(url, damaged)).rejects.toThrow(sentence);
    expect(await countShops()).toBe(0);
    expect(await rulesOf(url)).toEqual(rules);
    await put(url, taken);
    expect(await countShops()).toBe(2);
  });

  it('where what is done last fails', async () => {
    const failing = async () => {
      throw new Error('the disk is full');
    };
    await expect(put(url, taken, failing)).rejects.toThrow('the disk is full');
    expect(await countShops()).toBe(0);
  });
});

it('says that it is not known where the connection breaks before the answer of the database', async () => {
  const breakOff = () =>
    within(asSuperuser(url), async (superuser) => {
      await superuser.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      );
    });
  await expect(put(url, taken, breakOff)).rejects.toThrow(/^It is not known whether the backup was restored/);
});

it('is loaded where its statistics can’t be made', async () => {
  await within(url, (client) =>
    client.query(
      `create function refuse_analyze(text) returns text language plpgsql immutable as
         $$ begin if current_query() like 'analyze%' then raise 'refused'; end if; return $1; end $$;
       create index on shop (refuse_analyze(code))`,
    ),
  );
  await put(url, taken);
  expect(await countShops()).toBe(2);
});

describe('an earlier version', () => {
  let versions: OldVersions;
  beforeAll(async () => {
    versions = await openOldVersions(adminUrl);
  });
  afterAll(() => versions.close());

  it('is dumped as it is, loaded, and brought to this one', async () => {
    const tags = await migrationTags();
    const { url: old } = await versions.open(tags.at(-2) ?? '');
    const dumped = await take(old);
    expect(dumped.schema).toBeLessThan(taken.schema);
    await migrateDatabase(old);
    await atEmptyDatabase(async (empty) => {
      await put(empty, dumped);
      await migrateDatabase(empty);
      expect(await allRows(empty)).toEqual(await allRows(old));
      expect((await allRows(empty)).sales_order).toHaveLength(1);
    });
  });

  it('is not loaded into a newer one', async () => {
    const tags = await migrationTags();
    const { url: old } = await versions.open(tags.at(-2) ?? '');
    const dumped = await take(old);
    await expect(put(url, dumped)).rejects.toThrow(/brought to a newer version/);
  });
});
