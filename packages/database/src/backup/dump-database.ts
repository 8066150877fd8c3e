import { Readable } from 'node:stream';
import type pg from 'pg';
import { escapeIdentifier, escapeLiteral } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { inOwnerSession } from '../connection/owner-session.ts';
import {
  appliedVersion,
  BACKUP_LOCK,
  MIGRATION_LOCK,
  NewerDatabaseError,
  schemaVersion,
} from '../migrate.ts';
import { BackupError } from './backup-error.ts';
import { type FoundTable, findTables, listed, refuseHiddenRows, type StoredTable } from './stored-tables.ts';

export interface DumpedTable extends StoredTable {
  /** How many. */
  readonly rows: number;
}

/** What a database held at one moment, apart from the rows themselves. */
export interface DatabaseDump {
  /** Its newest migration, as the time it was made (milliseconds). */
  readonly schema: number;
  readonly takenAt: Date;
  readonly tables: readonly DumpedTable[];
  /** The last value of each that was asked for one. */
  readonly sequences: Readonly<Record<string, string>>;
  /** The store of files that belongs to it, where a process claimed one. */
  readonly fileStore: string | undefined;
}

/** Takes the rows of a table, in PostgreSQL's text format of COPY. Must take them all. */
export type RowWriter = (table: string, rows: Readable) => Promise<void>;

/**
 * Hands all rows of all tables to `write`, one table after the other, as they stood at one moment; servers may go on
 * meanwhile. Needs a connection that owns the tables, and no right beyond that.
 * @throws BackupError when the database holds nothing of ours, or tables that can't be kept whole
 * @throws NewerDatabaseError
 */
export function dumpDatabase(url: string, write: RowWriter): Promise<DatabaseDump> {
  return inOwnerSession(url, async (owner) => {
    const { schema, found } = await begin(owner);
    const { rows: shops } = await owner.query<{ id: string }>('select id from shop order by id');
    const tables: DumpedTable[] = [];
    for (const table of found) {
      if (table.namesTransactions) continue;
      const rows = await dumpTable(
        owner,
        table,
        shops.map(({ id }) => id),
        write,
      );
      tables.push({ name: table.name, columns: table.columns, rows });
    }
    return { schema, tables, ...(await readRest(owner, found)) };
  });
}

/**
 * Begins the moment that is kept. No migration is under way then, nor alters a table before the session ends: one of
 * a server that starts meanwhile waits, where it has anything to alter.
 */
async function begin(owner: pg.Client): Promise<{ schema: number; found: readonly FoundTable[] }> {
  await owner.query('select pg_advisory_lock_shared($1)', [MIGRATION_LOCK]);
  await owner.query('select pg_advisory_lock_shared($1)', [BACKUP_LOCK]);
  await owner.query('begin isolation level repeatable read read only');
  const schema = await appliedVersion(owner);
  if (schema === undefined) {
    throw new BackupError('There is nothing to back up: Stoa has not made its tables in this database yet.');
  }
  const ours = await schemaVersion();
  if (schema > ours) throw new NewerDatabaseError();
  // What an earlier version gave is known to that one alone.
  if (schema === ours) await refuseHiddenRows(owner);
  const found = await findTables(owner, schema);
  await owner.query(`lock table ${listed(found)} in access share mode`);
  await owner.query('select pg_advisory_unlock_shared($1)', [MIGRATION_LOCK]);
  return { schema, found };
}

async function dumpTable(
  owner: pg.Client,
  { name, columns, sight }: FoundTable,
  shops: readonly string[],
  write: RowWriter,
): Promise<number> {
  const all = `select ${columns.map(escapeIdentifier).join(', ')} from ${escapeIdentifier(name)}`;
  const parts: { readonly rowCount: number }[] = [];
  const setShop = (id: string) => owner.query(`select set_config('stoa.shop', $1, true)`, [id]);
  async function* readRows(): AsyncGenerator<Uint8Array> {
    for (const shop of sight === 'shop by shop' ? shops : ['']) {
      await setShop(shop);
      const part = owner.query(
        copyTo(`copy (${all}${shop && ` where shop_id = ${escapeLiteral(shop)}`}) to stdout`),
      );
      parts.push(part);
      yield* part;
    }
    // Also waits for the last count, which comes after the rows.
    await setShop('');
  }
  await write(name, Readable.from(readRows(), { objectMode: false }));
  return parts.reduce((sum, { rowCount }) => sum + rowCount, 0);
}

async function readRest(
  owner: pg.Client,
  found: readonly FoundTable[],
): Promise<Pick<DatabaseDump, 'takenAt' | 'sequences' | 'fileStore'>> {
  const { rows: sequences } = await owner.query<{ name: string; value: string }>(
    `select sequencename::text as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
  const hasStore = found.some(({ name }) => name === 'file_store');
  const { rows: stores } = hasStore
    ? await owner.query<{ id: string }>('select id from file_store')
    : { rows: [] };
  const { rows: moments } = await owner.query<{ now: Date }>('select now()');
  return {
    takenAt: moments[0]?.now ?? new Date(0),
    sequences: Object.fromEntries(sequences.map(({ name, value }) => [name, value])),
    fileStore: stores[0]?.id,
  };
}
