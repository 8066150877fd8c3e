import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { declaredTables } from '@stoa/database';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { PlacedOrder } from '../order/index.ts';
import { createTestDatabase, dropDatabase, type TestDatabase } from './databases.ts';
import type { TestSale } from './sale.ts';
import { unique } from './unique.ts';
import { makeUsedShop } from './used-shop.ts';

const migrations = fileURLToPath(new URL('../../../database/migrations', import.meta.url));

export type Row = Readonly<Record<string, unknown>>;
type Rows = ReadonlyMap<string, readonly Row[]>;

/** A database as a version left it. */
export interface OldDatabase {
  readonly url: string;
  /** What it took of the rows of a shop in use, by table: as far as that version had tables and columns for them. */
  readonly taken: Rows;
}

/** Databases of versions before this one, each with the rows of the same shop in use. */
export interface OldVersions {
  /** The shop in a database of this version. */
  readonly test: TestDatabase;
  readonly sale: TestSale & { readonly placed: PlacedOrder };
  /** Its rows there, by table; what is referred to comes first. */
  readonly rows: Rows;
  /** Opens the version whose newest migration this is. Asked for in the order of the migrations. */
  open(tag: string): Promise<OldDatabase>;
  /** Works in a database, seeing the rows of the shop. */
  within<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Needs the address of a server where databases may be made. */
export async function openOldVersions(adminUrl: string): Promise<OldVersions> {
  const test = await createTestDatabase(adminUrl);
  const sale = await makeUsedShop(test.db);
  const within = <T>(url: string, work: (client: pg.Client) => Promise<T>) =>
    connect(url, sale.shop.id, work);
  const rows = await within(test.url, async (client) => {
    const names = declaredTables.map(({ name }) => name).reverse();
    const read: [string, readonly Row[]][] = [];
    for (const name of names) read.push([name, await readRows(client, name)]);
    return new Map(read);
  });
  const folder = await mkdtemp(join(tmpdir(), 'stoa-migrations-'));
  await cp(migrations, folder, { recursive: true });
  const made: string[] = [];
  const make = async (template?: string) => {
    const name = unique('stoa_old').replaceAll('-', '_');
    made.push(name);
    const from = template ? `template ${template}` : '';
    await within(adminUrl, (client) => client.query(`create database ${name} ${from}`));
    const url = new URL(adminUrl);
    url.pathname = `/${name}`;
    return { name, url: url.href };
  };
  const growing = await make();
  return {
    test,
    sale,
    rows,
    within,
    async open(tag) {
      await within(growing.url, (client) => migrateUpTo(client, folder, tag));
      const { url } = await make(growing.name);
      return { url, taken: await within(url, (client) => insertRows(client, rows)) };
    },
    async close() {
      await rm(folder, { recursive: true });
      await within(adminUrl, async (client) => {
        for (const name of made) await dropDatabase(client, name);
      });
      await test.drop();
    },
  };
}

/** Reads the rows of a table, without what the database makes by itself. */
export async function readRows(client: pg.Client, table: string): Promise<Row[]> {
  const { rows: found } = await client.query<{ row: Row }>(
    `select to_jsonb(t) - 'search_text' - 'xid' - 'seq' as row from "${table}" t order by to_jsonb(t)::text`,
  );
  return found.map(({ row }) => row);
}

async function connect<T>(url: string, shopId: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`select set_config('stoa.shop', $1, false)`, [shopId]);
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Returns the names of the migrations, oldest first. */
export async function migrationTags(): Promise<string[]> {
  return (await readJournal()).map(({ tag }) => tag);
}

interface JournalEntry {
  readonly tag: string;
}

async function readJournal(): Promise<JournalEntry[]> {
  return JSON.parse(await readFile(join(migrations, 'meta', '_journal.json'), 'utf8')).entries;
}

/** Brings a database to the schema as it was with this migration. */
async function migrateUpTo(client: pg.Client, folder: string, tag: string): Promise<void> {
  const entries = await readJournal();
  const last = entries.findIndex((entry) => entry.tag === tag);
  const journal = { version: '7', dialect: 'postgresql', entries: entries.slice(0, last + 1) };
  await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify(journal));
  await migrate(drizzle(client), { migrationsFolder: folder });
}

/** Values of columns that a later version dropped, which the versions before it want. */
const GONE: Readonly<Record<string, (row: Row, rows: Rows) => Row>> = {
  mail: () => ({ next_attempt_at: '2026-03-02T12:00:00Z' }),
  sales_order: ({ id }, rows) => {
    const { method, title, instructions } = paymentWith(rows, 'order_id', id);
    return { payment_method: { code: method, title, instructions } };
  },
  payment_entry: ({ payment_id }, rows) => {
    const { order_id, method } = paymentWith(rows, 'id', payment_id);
    return { order_id, method };
  },
};

function paymentWith(rows: Rows, column: string, value: unknown): Row {
  return rows.get('payment')?.find((row) => row[column] === value) ?? {};
}

/** In one transaction, for what belongs together is checked once all of it is there. */
async function insertRows(client: pg.Client, rows: Rows): Promise<Rows> {
  const { rows: found } = await client.query<{ table: string; columns: string[] }>(
    `select table_name::text as table, array_agg(column_name::text) as columns from information_schema.columns
     where table_schema = 'public' and is_generated = 'NEVER' group by 1`,
  );
  const columnsOf = new Map(found.map(({ table, columns }) => [table, new Set(columns)]));
  const taken = new Map<string, Row[]>();
  await client.query('begin');
  for (const [table, all] of rows) {
    const columns = columnsOf.get(table);
    if (!columns) continue;
    const pick = (row: Row): Row =>
      Object.fromEntries(Object.entries(row).filter(([column]) => columns.has(column)));
    for (const row of all) {
      await insertRow(client, table, { ...pick(row), ...pick(GONE[table]?.(row, rows) ?? {}) });
    }
    taken.set(table, all.map(pick));
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
