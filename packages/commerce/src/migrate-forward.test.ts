import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { declaredTables } from '@stoa/database';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { migrateDatabase } from './migrate.ts';
import { makeUsedShop } from './testing/used-shop.ts';
import { createTestDatabase, dropDatabase } from './testing.ts';

const migrations = fileURLToPath(new URL('../../database/migrations', import.meta.url));

type Row = Readonly<Record<string, unknown>>;

/** Values of columns that a later version dropped, which the versions before it want. */
const GONE: Readonly<Record<string, (row: Row) => Row>> = {
  mail: () => ({ next_attempt_at: '2026-03-02T12:00:00Z' }),
  sales_order: ({ id }) => {
    const { method, title, instructions } = paymentWith('order_id', id);
    return { payment_method: { code: method, title, instructions } };
  },
  payment_entry: ({ payment_id }) => {
    const { order_id, method } = paymentWith('id', payment_id);
    return { order_id, method };
  },
};

function paymentWith(column: string, value: unknown): Row {
  return rows.get('payment')?.find((row) => row[column] === value) ?? {};
}

/**
 * What the migrations make of the orders of versions that did not have these tables: the same as this version writes,
 * but for ids, and for the rate and place of a tax, which nobody knows any more.
 */
const MADE: Readonly<Record<string, readonly string[]>> = {
  order_tax: ['order_id', 'order_line_id', 'name', 'taxable_amount', 'amount'],
  payment: ['order_id', 'method', 'title', 'instructions', 'currency', 'amount', 'state', 'created_at'],
  refund: ['order_id', 'amount', 'reason', 'actor', 'created_at'],
  shipment: ['order_id', 'actor', 'created_at'],
  shipment_line: ['order_id', 'order_line_id', 'quantity'],
};

const known = (all: readonly Row[], columns: readonly string[]) =>
  all.map((row) => JSON.stringify(columns.map((column) => row[column]))).sort();

/** What a shop in use has, by table; what is referred to comes first. */
let rows: ReadonlyMap<string, readonly Row[]>;
let shopId: string;
let folder: string;
let tags: readonly string[];
const databases: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-migrations-'));
  await cp(migrations, folder, { recursive: true });
  tags = (await readJournal()).map(({ tag }) => tag);
  const test = await createTestDatabase(inject('postgresUrl'));
  ({ id: shopId } = (await makeUsedShop(test.db)).shop);
  const names = declaredTables.map(({ name }) => name).reverse();
  rows = await inDatabase(test.url, async (client) => {
    const read: [string, Row[]][] = [];
    for (const name of names) {
      const found = await readRows(client, name);
      read.push([name, found]);
    }
    return new Map(read);
  });
  await test.drop();
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await inDatabase(inject('postgresUrl'), async (client) => {
    for (const name of databases) await dropDatabase(client, name);
  });
});

interface JournalEntry {
  readonly tag: string;
}

async function readJournal(): Promise<JournalEntry[]> {
  return JSON.parse(await readFile(join(migrations, 'meta', '_journal.json'), 'utf8')).entries;
}

async function inDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    if (shopId) await client.query(`select set_config('stoa.shop', $1, false)`, [shopId]);
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Without what the database makes by itself. */
async function readRows(client: pg.Client, table: string): Promise<Row[]> {
  const { rows: found } = await client.query<{ row: Row }>(
    `select to_jsonb(t) - 'search_text' - 'xid' - 'seq' as row from "${table}" t order by to_jsonb(t)::text`,
  );
  return found.map(({ row }) => row);
}

async function makeDatabase(template?: string): Promise<{ name: string; url: string }> {
  const name = `stoa_forward_${randomUUID().replaceAll('-', '')}`;
  databases.push(name);
  const from = template ? `template ${template}` : '';
  await inDatabase(inject('postgresUrl'), (client) => client.query(`create database ${name} ${from}`));
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return { name, url: url.href };
}

/** Brings a database to the schema as it was with this migration. */
async function migrateUpTo(url: string, tag: string): Promise<void> {
  const entries = await readJournal();
  const last = entries.findIndex((entry) => entry.tag === tag);
  const journal = { version: '7', dialect: 'postgresql', entries: entries.slice(0, last + 1) };
  await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify(journal));
  await inDatabase(url, (client) => migrate(drizzle(client), { migrationsFolder: folder }));
}

/** Writes the rows as far as that version had tables and columns for them; returns what it took. */
async function insertRows(client: pg.Client): Promise<ReadonlyMap<string, readonly Row[]>> {
  const { rows: found } = await client.query<{ table: string; columns: string[] }>(
    `select table_name::text as table, array_agg(column_name::text) as columns from information_schema.columns
     where table_schema = 'public' and is_generated = 'NEVER' group by 1`,
  );
  const columnsOf = new Map(found.map(({ table, columns }) => [table, new Set(columns)]));
  const taken = new Map<string, Row[]>();
  // What belongs together is checked once all of it is there.
  await client.query('begin');
  for (const [table, all] of rows) {
    const columns = columnsOf.get(table);
    if (!columns) continue;
    const before = all.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => columns.has(column))),
    );
    for (const [at, row] of all.entries()) {
      const gone = Object.entries(GONE[table]?.(row) ?? {}).filter(([column]) => columns.has(column));
      await insertRow(client, table, { ...before[at], ...Object.fromEntries(gone) });
    }
    taken.set(table, before);
  }
  await client.query('commit');
  return taken;
}

async function insertRow(client: pg.Client, table: string, row: Row): Promise<void> {
  const columns = Object.keys(row)
    .map((column) => `"${column}"`)
    .join(', ');
  await client.query(
    `insert into "${table}" (${columns}) select ${columns} from jsonb_populate_record(null::"${table}", $1)`,
    [JSON.stringify(row)],
  );
}

/** Of the mails that are to be sent by a job. */
async function idsOfJobs(url: string): Promise<string[]> {
  return inDatabase(url, async (client) => {
    const { rows: jobs } = await client.query<{ id: string }>(
      `select data->>'mailId' as id from pgboss.job where name = 'send-mail' and group_id = $1 order by 1`,
      [shopId],
    );
    return jobs.map(({ id }) => id);
  });
}

it('the rows of every version are there in this one, as they were, and waiting mail has its job', async () => {
  const growing = await makeDatabase();
  for (const tag of tags) {
    await migrateUpTo(growing.url, tag);
    const copy = await makeDatabase(growing.name);
    const taken = await inDatabase(copy.url, insertRows);
    expect(taken.get('sales_order')?.length, tag).toBeGreaterThan(0);
    await migrateDatabase(copy.url);
    // A second start of this version changes nothing.
    if (tag === tags.at(-1)) await migrateDatabase(copy.url);
    await inDatabase(copy.url, async (client) => {
      for (const [table, before] of taken) {
        const after = await readRows(client, table);
        expect(after.length, `${table} after ${tag}`).toBe(before.length);
        for (const row of before)
          expect(after, `${table} after ${tag}`).toContainEqual(expect.objectContaining(row));
      }
      for (const [table, columns] of Object.entries(MADE)) {
        const made = known(await readRows(client, table), columns);
        expect(made, `${table} after ${tag}`).toEqual(known(rows.get(table) ?? [], columns));
        expect(made.length, table).toBeGreaterThan(0);
      }
      expect(await idsOfJobs(copy.url), tag).toEqual(
        taken
          .get('mail')
          ?.map(({ id }) => id)
          .sort(),
      );
    });
  }
});
