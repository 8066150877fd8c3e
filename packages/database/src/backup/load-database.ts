import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { escapeIdentifier } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { isDatabaseAway } from '../connection/database-away.ts';
import { inOwnerSession } from '../connection/owner-session.ts';
import { MIGRATION_LOCK } from '../migrate.ts';
import { ensureRole } from '../start/ensure-roles.ts';
import { requireServer } from '../start/require-server.ts';
import { BackupError } from './backup-error.ts';
import type { DatabaseDump, DumpedTable } from './dump-database.ts';
import { lockTables } from './lock-tables.ts';
import { migrateTo } from './migrate-to.ts';
import { refuseServers } from './server-lock.ts';
import { type FoundTable, findTables, listed, type StoredTable } from './stored-tables.ts';

export type LoadedDump = Pick<DatabaseDump, 'schema' | 'tables' | 'sequences'>;

export interface LoadSteps {
  /** The rows of a table, as `RowWriter` took them. */
  readonly rowsOf: (table: string) => Readable;
  /** Told after each table. */
  readonly loaded: (table: DumpedTable) => void;
  /** Done when all rows are in and found sound, before anybody sees them. Where it fails, nothing is loaded. */
  readonly complete: () => Promise<void>;
}

/**
 * Brings an empty database to the schema that was dumped and fills it: with all rows, or none where anything fails.
 * The migrations that are newer are left to `migrateSchema`. Needs a connection that owns the database.
 * @throws BackupError when the database is not empty, a server runs on it, or the dump does not fit
 */
export function loadDatabase(url: string, dump: LoadedDump, steps: LoadSteps): Promise<void> {
  return inOwnerSession(url, async (owner) => {
    await requireServer(owner);
    await owner.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseServers(owner);
    await refuseFilled(owner);
    await ensureRole(owner);
    await migrateTo(owner, dump.schema);
    await owner.query('begin');
    const found = await findTables(owner, dump.schema);
    await requireSame(owner, found, dump);
    await lockTables(owner, found, LOCKED_WITHIN);
    await refuseFilled(owner);
    await withoutRules(owner, found, () => load(owner, dump, steps));
    await steps.complete();
    await commit(owner);
    // All rows are there: whatever fails from here on, and PostgreSQL does the same by itself after a while.
    await owner.query(`analyze ${listed(found)}`).catch(() => undefined);
  });
}

/** @throws BackupError when the connection broke before the answer */
async function commit(owner: pg.Client): Promise<void> {
  try {
    await owner.query('commit');
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    throw new BackupError(
      'It is not known whether the backup was restored, for the connection broke while the database was told to keep the rows: look by npm run shop -- list, and restore again where there are none.',
    );
  }
}

/** Milliseconds; what only looks at a table is soon done with it. */
const LOCKED_WITHIN = 30_000;

/** Tables with rows of somebody's. */
const OF_PEOPLE = ['shop', 'seller', 'staff'];

async function refuseFilled(owner: pg.Client): Promise<void> {
  for (const table of OF_PEOPLE) {
    const { rows } = await owner.query<{ known: boolean }>('select to_regclass($1) is not null as known', [
      `public.${table}`,
    ]);
    if (!rows[0]?.known) continue;
    const { rowCount } = await owner.query(`select from "${table}" limit 1`);
    if (rowCount === 0) continue;
    throw new BackupError(
      'The database is not empty, and a restore replaces nothing: restore into a new one (another STOA_DATA, or an empty database for DATABASE_URL).',
    );
  }
}

/** The schema has been made by the same migrations: what differs was altered by hand, there or here. */
async function requireSame(
  owner: pg.Client,
  found: readonly FoundTable[],
  { tables, sequences }: LoadedDump,
): Promise<void> {
  const here = partsOf(found.filter(({ namesTransactions }) => !namesTransactions));
  const there = partsOf(tables);
  const { rows: known } = await owner.query<{ name: string }>(
    `select sequencename::text as name from pg_sequences where schemaname = 'public'`,
  );
  const differing = new Set([
    ...here.filter((part) => !there.includes(part)),
    ...there.filter((part, index) => !here.includes(part) || there.indexOf(part) !== index),
    ...Object.keys(sequences).filter((sequence) => !known.some(({ name }) => name === sequence)),
  ]);
  if (differing.size === 0) return;
  throw new BackupError(
    `The backup and this version disagree about ${[...differing].slice(0, 5).join(', ')}: restore with the version that made the backup, and start this one afterwards.`,
  );
}

/** Tables and their columns. */
const partsOf = (tables: readonly StoredTable[]): string[] =>
  tables.flatMap(({ name, columns }) => [name, ...columns.map((column) => `${name}.${column}`)]);

/**
 * Does `work` while no trigger, foreign key or policy is in the way, which all were heeded when the rows were first
 * written. References are made again, which verifies the rows.
 */
async function withoutRules(
  owner: pg.Client,
  tables: readonly FoundTable[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows: references } = await owner.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  );
  const { rows: forced } = await owner.query<{ table: string }>(
    `select oid::regclass::text as table from pg_class
     where relnamespace = 'public'::regnamespace and relforcerowsecurity`,
  );
  const inEach = (statement: string) =>
    tables.map(({ name }) => `alter table ${escapeIdentifier(name)} ${statement}`).join(';');
  const run = (statements: readonly string[]) => owner.query(statements.join(';'));
  await run(references.map(({ table, name }) => `alter table ${table} drop constraint ${name}`));
  await run([
    inEach('disable trigger user'),
    ...forced.map(({ table }) => `alter table ${table} no force row level security`),
  ]);
  await work();
  for (const { table, name, definition } of references) {
    await owner.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
  await run([
    inEach('enable trigger user'),
    ...forced.map(({ table }) => `alter table ${table} force row level security`),
  ]);
}

async function load(owner: pg.Client, { tables, sequences }: LoadedDump, steps: LoadSteps): Promise<void> {
  await owner.query(`truncate ${listed(tables)}`);
  for (const table of tables) {
    const columns = table.columns.map(escapeIdentifier).join(', ');
    const into = owner.query(copyFrom(`copy ${escapeIdentifier(table.name)} (${columns}) from stdin`));
    await pipeline(steps.rowsOf(table.name), into);
    if (into.rowCount !== table.rows) {
      throw new BackupError(
        `The backup holds ${into.rowCount} rows of the table ${table.name} and says ${table.rows}: it is damaged, use another one.`,
      );
    }
    steps.loaded(table);
  }
  for (const [name, value] of Object.entries(sequences)) {
    await owner.query('select setval($1::regclass, $2)', [`public.${escapeIdentifier(name)}`, value]);
  }
}
