import type { Database } from '@stoa/database';
import { type JobHandler, JobRunner } from '../jobs/index.ts';
import type { PlatformContext } from '../kernel/context.ts';

/**
 * Does jobs when told to, as of the platform's clock: the library's statements ask the database for the time, and are
 * given that of the clock in its place. Pauses between attempts, which the library draws at random, are the shortest.
 */
export async function testJobs(
  platform: PlatformContext,
  handlers: readonly JobHandler[],
): Promise<JobRunner> {
  const runner = new JobRunner({
    platform,
    handlers,
    executeSql: (text, values) =>
      platform.db.pool.query(text.replaceAll('now()', timeOf(platform)).replaceAll('random()', '0'), values),
  });
  await runner.open();
  return runner;
}

/** Leaves nothing of the jobs of earlier tests, whose clocks may have been ahead. */
export async function forgetJobs({ pool }: Database): Promise<void> {
  await pool.query(
    `delete from pgboss.job; update pgboss.queue set monitor_claim_on = null, maintain_on = null`,
  );
}

const timeOf = ({ clock }: PlatformContext): string => `timestamptz '${clock().toISOString()}'`;
