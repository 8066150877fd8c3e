import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Queries } from '../connection/database.ts';
import { inTransaction } from '../transaction.ts';

/**
 * Tells PostgreSQL at once what is in tables that were just filled: it would look by itself within a minute, and
 * until then plan for empty ones. Only their owner may; for anybody else nothing happens.
 */
export const refreshStatistics = (db: Database, tables: readonly PgTable[]): Promise<void> =>
  inTransaction(db, (tx) => analyze(tx, tables));

/**
 * As `refreshStatistics`, but only where PostgreSQL plans for fewer rows of the first of the tables than `rows`, which
 * there are at least; else it has learned of them already.
 */
export const refreshOutgrownStatistics = (
  db: Database,
  tables: readonly [PgTable, ...PgTable[]],
  rows: number,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const name = getTableName(tables[0]);
    const known = await tx.execute<{ rows: number }>(
      sql`select reltuples as rows from pg_class where oid = to_regclass(${name})`,
    );
    if ((known.rows[0]?.rows ?? 0) < rows) await analyze(tx, tables);
  });

async function analyze(tx: Queries, tables: readonly PgTable[]): Promise<void> {
  const names = tables.map((table) => `"${getTableName(table)}"`).join(', ');
  await tx.execute(sql`set local role none`);
  await tx.execute(sql.raw(`analyze ${names}`));
}
