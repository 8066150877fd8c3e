import { readFile } from 'node:fs/promises';
import { declaredTables } from '@stoa/database';
import type pg from 'pg';
import { migrateTo } from '../../../database/src/backup/migrate-to.ts';
import type { PlacedOrder } from '../order/index.ts';
import { createTestDatabase, type TestDatabase } from './databases.ts';
import { makeDatabase, type OwnDatabase, within } from './own-database.ts';
import type { TestSale } from './sale.ts';
import { makeUsedShop } from './used-shop.ts';

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
  const seeing = <T>(url: string, work: (client: pg.Client) => Promise<T>) =>
    within(url, async (client) => {
      await client.query(`select set_config('stoa.shop', $1, false)`, [sale.shop.id]);
      return work(client);
    });
  const rows = await seeing(test.url, async (client) => {
    const names = declaredTables.map(({ name }) => name).reverse();
    const read: [string, readonly Row[]][] = [];
    for (const name of names) read.push([name, await readRows(client, name)]);
    return new Map(read);
  });
  const made: OwnDatabase[] = [];
  const make = async (options = '') => {
    const one = await makeDatabase(adminUrl, options);
    made.push(one);
    return one;
  };
  const growing = await make();
  return {
    test,
    sale,
    rows,
    within: seeing,
    async open(tag) {
      await within(growing.url, (client) => migrateUpTo(client, tag));
      const { url } = await make(`template ${growing.name}`);
      return { url, taken: await seeing(url, (client) => insertRows(client, rows)) };
    },
    async close() {
      for (const one of made) await one.drop();
      await test.drop();
    },
  };
}

/** Reads the rows of a table, without what the database makes by itself. */
export async function readRows(client: pg.Client, table: string): Promise<Row[]> {
  const { rows: found } = await client.query<{ row: Row }>(
    `select to_jsonb(t) - 'search_text' - 'xid' - 'seq' - 'place' as row from "${table}" t order by to_jsonb(t)::text`,
  );
  return found.map(({ row }) => row);
}

/** Returns the names of the migrations, oldest first. */
export async function migrationTags(): Promise<string[]> {
  return (await readJournal()).map(({ tag }) => tag);
}

interface JournalEntry {
  readonly tag: string;
  /** Milliseconds. */
  readonly when: number;
}

const journal = new URL('../../../database/migrations/meta/_journal.json', import.meta.url);

const readJournal = async (): Promise<JournalEntry[]> => JSON.parse(await readFile(journal, 'utf8')).entries;

/** Brings a database to the schema as it was with this migration. */
export async function migrateUpTo(client: pg.Client, tag: string): Promise<void> {
  const entry = (await readJournal()).find((one) => one.tag === tag);
  if (!entry) throw new Error(`there is no migration ${tag}`);
  await migrateTo(client, entry.when);
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

/** Tables whose rows the database makes of others as they are written. */
const MADE_OF_OTHERS: ReadonlySet<string> = new Set(['product_entry']);

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
    for (const row of MADE_OF_OTHERS.has(table) ? [] : all) {
      await insertRow(client, table, { ...pick(row), ...pick(GONE[table]?.(row, rows) ?? {}) });
    }
    taken.set(table, all.map(pick));
  }
  await client.query('commit');
  return taken;
}

/** Inserts a row by the names of its columns, those included that the database fills by itself. */
export async function insertRow(client: pg.Client, table: string, row: Row): Promise<void> {
  const columns = Object.keys(row)
    .map((column) => `"${column}"`)
    .join(', ');
  await client.query(
    `insert into "${table}" (${columns}) overriding system value select ${columns} from jsonb_populate_record(null::"${table}", $1)`,
    [JSON.stringify(row)],
  );
}
