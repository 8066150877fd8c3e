import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type DatabaseDump, declaredTables, dumpDatabase, loadDatabase } from '@stoa/database';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { migrateDatabase } from '../migrate.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { makeDatabase, type OwnDatabase, within } from './own-database.ts';
import { makeUsedShop } from './used-shop.ts';

export const adminUrl = inject('postgresUrl');

/** The server's superuser, whom no policy hides anything from. */
export const asSuperuser = (url: string) => Object.assign(new URL(url), { username: 'postgres' }).href;

/** A dump with its rows by table. */
export interface Taken extends DatabaseDump {
  readonly rows: Map<string, Buffer>;
}

/** Dumps a database; `meanwhile` is done before each table is read. */
export async function take(url: string, meanwhile: (table: string) => Promise<unknown> = async () => 0) {
  const rows = new Map<string, Buffer>();
  const dump = await dumpDatabase(url, async (table, bytes) => {
    await meanwhile(table);
    rows.set(table, await buffer(bytes));
  });
  return { ...dump, rows };
}

/** Loads a dump; `complete` is done last. */
export const put = (url: string, taken: Taken, complete: () => Promise<void> = async () => undefined) =>
  loadDatabase(url, taken, {
    rowsOf: (table) => Readable.from([taken.rows.get(table) ?? Buffer.alloc(0)]),
    loaded: () => undefined,
    complete,
  });

/** All rows of all tables, but for what names transactions of the server. */
export const allRows = (url: string) =>
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
export const rulesOf = (url: string) =>
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

export async function atEmptyDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const empty = await makeDatabase(adminUrl);
  try {
    await work(empty.url);
  } finally {
    await empty.drop();
  }
}

/** Two shops that are in use, their dump, and before each test a database as a start leaves one that was empty. */
export function useDumps() {
  const scene = {} as { source: TestDatabase; taken: Taken; url: string };
  let started: OwnDatabase;
  let target: OwnDatabase;
  beforeAll(async () => {
    scene.source = await createTestDatabase(adminUrl);
    for (const _ of [1, 2]) await makeUsedShop(scene.source.db);
    // Customers with figures, which must not be counted anew.
    await within(asSuperuser(scene.source.url), (client) =>
      client.query(`update sales_order o set customer_id = c.id from customer c where c.shop_id = o.shop_id`),
    );
    scene.taken = await take(scene.source.url);
    started = await makeDatabase(adminUrl);
    await migrateDatabase(started.url);
  });
  afterAll(async () => {
    await started.drop();
    await scene.source.drop();
  });
  beforeEach(async () => {
    target = await makeDatabase(adminUrl, `template ${started.name}`);
    scene.url = target.url;
  });
  afterEach(() => target.drop());
  return scene;
}
