import type { TestDatabase } from '@stoa/commerce/testing';
import { Client as Postgres } from 'pg';
import { until } from './until.ts';

/** Products that nobody can read. */
export interface HeldProducts {
  /** Resolves when a request waits for them. */
  isAwaited(): Promise<void>;
  letGo(): Promise<void>;
}

/** Keeps every product of a database from being read until it is let go. */
export async function holdProducts({ url, db }: TestDatabase): Promise<HeldProducts> {
  const holder = new Postgres({ connectionString: url });
  // The database is dropped at the end, whatever happened.
  holder.on('error', () => undefined);
  await holder.connect();
  await holder.query('begin; lock table product in access exclusive mode');
  return {
    async isAwaited() {
      await until('a request that waits', async () => {
        const { rows } = await db.pool.query(
          `select 1 from pg_locks where not granted and relation = 'product'::regclass
             and database = (select oid from pg_database where datname = current_database())`,
        );
        return rows.length > 0 ? true : undefined;
      });
    },
    letGo: () => holder.end(),
  };
}
