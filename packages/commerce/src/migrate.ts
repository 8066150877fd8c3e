import { migrateSchema } from '@stoa/database';
import { jobKinds } from './job-kinds.ts';
import { installQueues } from './kernel/jobs/install-queues.ts';
import { queueWaitingMail } from './mail/index.ts';

/**
 * Brings the database to this version: its schema, a queue for each kind of job, and a job for each mail that waits.
 * @throws NewerDatabaseError when the database knows migrations that this version does not.
 */
export const migrateDatabase = (url: string): Promise<void> =>
  migrateSchema(url, async (owner) => {
    await installQueues(owner, jobKinds);
    await queueWaitingMail(owner);
  });
