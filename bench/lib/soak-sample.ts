import { inShop } from '@stoa/commerce/testing';
import { sql } from 'drizzle-orm';
import { ask } from '../../e2e/harness/http.ts';
import type { OwnShop } from '../../e2e/harness/own-shop.ts';

export interface Sampled {
  readonly value: number;
  readonly unit: 'rows' | 'bytes' | 'count';
}

/** How large everything is at a moment, by name. */
export type SoakSample = Readonly<Record<string, Sampled>>;

/** Tables that pruning keeps small. Orders and what belongs to them grow with every order, as they should. */
const PRIVATE = ['session', "cart where status <> 'ordered'", 'mail', 'idempotency_key'];
const PUBLIC = ['change', 'rate_window', 'pgboss.job'];

const PROCESS = {
  'resident memory': ['process_resident_memory_bytes', 'bytes'],
  'heap in use': ['nodejs_heap_size_used_bytes', 'bytes'],
  'page cache': ['stoa_page_cache_bytes', 'bytes'],
  'mails waiting': ['stoa_mails{state="waiting"}', 'count'],
  'jobs waiting': ['stoa_jobs{queue="prune-shop",state="waiting"}', 'count'],
} as const;

export async function takeSample(own: OwnShop, port: number): Promise<SoakSample> {
  const sample: Record<string, Sampled> = {};
  const { text } = await ask({ port, host: 'metrics.localhost', path: '/metrics' });
  for (const [name, [metric, unit]] of Object.entries(PROCESS)) {
    const line = text.split('\n').find((one) => one.startsWith(`${metric} `));
    if (line === undefined) throw new Error(`/metrics does not tell ${metric}`);
    sample[name] = { value: Number(line.slice(metric.length + 1)), unit };
  }
  await inShop(own.system, async (tx) => {
    for (const table of [...PRIVATE, ...PUBLIC]) {
      const { rows } = await tx.execute<{ count: number }>(
        sql`select count(*)::int as count from ${sql.raw(table)}`,
      );
      sample[`rows of ${table}`] = { value: rows[0]?.count ?? 0, unit: 'rows' };
    }
    const { rows } = await tx.execute<{ count: number }>(
      sql`select count(*)::int as count from pg_stat_activity where datname = current_database()`,
    );
    sample['database connections'] = { value: rows[0]?.count ?? 0, unit: 'count' };
  });
  return sample;
}
