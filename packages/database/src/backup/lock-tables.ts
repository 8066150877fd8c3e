import pg from 'pg';
import { BackupError } from './backup-error.ts';
import { type FoundTable, listed } from './stored-tables.ts';

const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Has the tables alone until the transaction ends, within so many milliseconds.
 * @throws BackupError naming the sessions that are in the way; the transaction is over then
 */
export async function lockTables(
  owner: pg.Client,
  tables: readonly Pick<FoundTable, 'name'>[],
  within: number,
): Promise<void> {
  try {
    await owner.query(`set local lock_timeout = ${within}`);
    await owner.query(`lock table ${listed(tables)} in access exclusive mode`);
    await owner.query('set local lock_timeout = 0');
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== LOCK_NOT_AVAILABLE) throw error;
    await owner.query('rollback');
    throw new BackupError(await inTheWay(owner, tables));
  }
}

async function inTheWay(owner: pg.Client, tables: readonly Pick<FoundTable, 'name'>[]): Promise<string> {
  const { rows } = await owner.query<{ pid: number }>(
    `select distinct pid from pg_locks join pg_class c on c.oid = relation
     where granted and pid <> pg_backend_pid() and c.relnamespace = 'public'::regnamespace and c.relname = any($1)
       and database = (select oid from pg_database where datname = current_database())
     order by pid`,
    [tables.map(({ name }) => name)],
  );
  const pids = rows.map(({ pid }) => pid).join(', ');
  return `Another session works in the tables of the database${pids && ` (pid ${pids} in pg_stat_activity)`}: end it, and restore again.`;
}
