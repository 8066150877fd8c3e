import type { JobKind } from './job-kind.ts';

const MINUTE = 60;

/** How a mail is sent that somebody waits for, such as one with a link to a new password. */
export const awaitedMail = {
  of: 'shop',
  oneAtATime: false,
  rules: {
    retryLimit: 5,
    retryDelay: MINUTE,
    retryDelayMax: 10 * MINUTE,
    expireInSeconds: MINUTE,
    // Nobody waits longer for it.
    retentionSeconds: 60 * MINUTE,
    deleteAfterSeconds: 60 * MINUTE,
  },
} as const satisfies Omit<JobKind<unknown, 'shop'>, 'queue' | 'payload'>;
