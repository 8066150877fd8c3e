import type { Database } from '@stoa/database';

type Asked = Pick<Database, 'pool'>;

/**
 * Tells whether every transaction of the whole server that is older than a change in the outbox is over, those in other
 * databases included. From then on whatever looks at these changes takes them for settled: they can be removed, and a
 * reader that begins now begins after them.
 */
export async function areChangesSettled({ pool }: Asked): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from change where xid >= pg_snapshot_xmin(pg_current_snapshot())
       and xid < pg_snapshot_xmax(pg_current_snapshot()) limit 1`,
  );
  return rowCount === 0;
}

/** Counts the connections to this database that wait for the lock of another transaction. */
export async function waitingConnections({ pool }: Asked): Promise<number> {
  const { rowCount } = await pool.query(
    `select distinct pid from pg_locks join pg_stat_activity using (pid)
     where not granted and datname = current_database()`,
  );
  return rowCount ?? 0;
}
