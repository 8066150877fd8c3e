import type { QueueRules } from '../kernel/jobs/job-kind.ts';

const HOUR = 3600;
const DAY_MS = 86_400_000;

/** A run that was cut short is repeated by the next one, which goes on where it was. */
export const pruningRules: QueueRules = {
  retryLimit: 2,
  retryDelay: 60,
  retryDelayMax: 600,
  expireInSeconds: HOUR,
  retentionSeconds: 24 * HOUR,
  deleteAfterSeconds: 2 * HOUR,
};

/** Returns the moment so many days before `now`. */
export const daysBefore =
  (now: Date) =>
  (days: number): Date =>
    new Date(now.getTime() - days * DAY_MS);
