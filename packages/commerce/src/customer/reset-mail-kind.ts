import { z } from 'zod';
import type { JobKind } from '../kernel/jobs/job-kind.ts';

const MINUTE = 60;

const resetMail = z.strictObject({
  customerId: z.uuid().nullable(),
  /** Mails nothing while the mailbox has a link with time left. */
  unlessFresh: z.boolean().optional(),
});
type ResetMail = z.infer<typeof resetMail>;

/**
 * Mails the link to a new password. A job is enqueued also where nobody has the address, so that the answer to the
 * form takes as long: then it names nobody.
 */
export const resetMailKind: JobKind<ResetMail, 'shop'> = {
  queue: 'reset-mail',
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
