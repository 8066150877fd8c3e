import { type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from '../connection/database.ts';

/**
 * Returns the rows of a query in batches, as of one moment, without ever holding more than one batch. The connection
 * is taken at the first batch and given back when the last was read or nobody wants more.
 */
export async function* rowStream<Row extends pg.QueryResultRow>(
  db: Pick<Database, 'pool'>,
  select: SQL,
  batch: number,
): AsyncGenerator<readonly Row[]> {
  const client = await db.pool.connect();
  let broken: Error | undefined;
  try {
    // JIT compilation pays for long queries that run once, not for a little work per row.
    await client.query('begin read only; set local jit = off');
    await drizzle(client).execute(sql`declare row_stream no scroll cursor for ${select}`);
    for (;;) {
      const { rows } = await client.query<Row>(`fetch ${batch} from row_stream`);
      if (rows.length > 0) yield rows;
      if (rows.length < batch) return;
    }
  } finally {
    await client.query('rollback').catch((reason: Error) => {
      broken = reason;
    });
    client.release(broken);
  }
}
