import type { Database } from '@stoa/database';
import { sql } from 'drizzle-orm';

/** The figures of a queue. Counts are up to a minute old, because the library counts periodically. */
export interface QueueFigures extends Record<string, unknown> {
  readonly queue: string;
  /** Due, and not begun. */
  readonly waiting: number;
  /** Due later, such as the next attempt of what failed. */
  readonly deferred: number;
  readonly active: number;
  /** For good; kept for a while. */
  readonly failed: number;
  /** Seconds since the job that waits longest was put in. */
  readonly oldest: number;
}

/** Reads the figures of every queue; one statement, which counts no rows. */
export async function readQueueFigures({ queries }: Pick<Database, 'queries'>): Promise<QueueFigures[]> {
  const { rows } = await queries.execute<QueueFigures>(sql`
    select name as queue, ready_count as waiting, deferred_count as deferred, active_count as active,
      failed_count as failed, coalesce(extract(epoch from now() - (
        select created_on from pgboss.job waiting
        where waiting.name = queue.name and state < 'active' and not blocked
        order by priority desc, created_on limit 1)), 0)::float8 as oldest
    from pgboss.queue order by name`);
  return rows;
}

/** About how many rows each table has, as the database keeps count of them by itself. */
export async function readTableSizes({
  queries,
}: Pick<Database, 'queries'>): Promise<{ table: string; rows: number }[]> {
  const { rows } = await queries.execute<{ table: string; rows: number }>(sql`
    select relname as table, n_live_tup::float8 as rows from pg_stat_user_tables
    where schemaname = 'public' or (schemaname = 'pgboss' and relname like 'job%') order by relname`);
  return rows;
}
