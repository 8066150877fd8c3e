import { type JobHandler, JobRunner } from '../jobs/index.ts';
import type { PlatformContext } from '../kernel/context.ts';

/**
 * Does jobs when told to, as of the platform's clock: the library's statements ask the database for the time, and are
 * given that of the clock in its place.
 */
export async function testJobs(
  platform: PlatformContext,
  handlers: readonly JobHandler[],
): Promise<JobRunner> {
  const runner = new JobRunner({
    platform,
    handlers,
    executeSql: (text, values) => platform.db.pool.query(text.replaceAll('now()', timeOf(platform)), values),
  });
  await runner.open();
  return runner;
}

const timeOf = ({ clock }: PlatformContext): string => `timestamptz '${clock().toISOString()}'`;
