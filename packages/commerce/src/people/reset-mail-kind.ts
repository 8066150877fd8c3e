import { z } from 'zod';
import type { JobKind } from '../kernel/jobs/job-kind.ts';

const MINUTE = 60;

const resetMail = z.strictObject({
  staffId: z.uuid().nullable(),
  /** Of the back office, by its configuration. */
  officeUrl: z.url(),
});
type ResetMail = z.infer<typeof resetMail>;

/**
 * Mails the link to a new password for the back office. A job is enqueued also where there is nothing to mail, so that
 * the answer to the form takes as long: then it names nobody.
 */
export const staffResetMailKind: JobKind<ResetMail, 'shop'> = {
  queue: 'staff-reset-mail',
  of: 'shop',
  payload: resetMail,
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
};
