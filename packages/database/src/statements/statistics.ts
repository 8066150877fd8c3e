import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../connection/database.ts';
import { inTransaction } from '../transaction.ts';

/**
 * Tells PostgreSQL at once what is in tables that were just filled: it would look by itself within a minute, and
 * until then plan for empty ones. Only their owner may; for anybody else nothing happens.
 */
export async function refreshStatistics(db: Database, tables: readonly PgTable[]): Promise<void> {
  const names = tables.map((table) => `"${getTableName(table)}"`).join(', ');
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`set local role none`);
    await tx.execute(sql.raw(`analyze ${names}`));
  });
}
