import { migrateSchema } from '@stoa/database';
import { jobKinds } from './job-kinds.ts';
import { installQueues } from './kernel/jobs/install-queues.ts';

/**
 * Brings the database to this version: its schema, and a queue for each kind of job.
 * @throws NewerDatabaseError when the database knows migrations that this version does not.
 */
export const migrateDatabase = (url: string): Promise<void> =>
  migrateSchema(url, (owner) => installQueues(owner, jobKinds));
