import { z } from 'zod';
import { recordId } from '../kernel/input.ts';
import { awaitedMail } from '../kernel/jobs/awaited-mail.ts';
import type { JobKind } from '../kernel/jobs/job-kind.ts';

const resetMail = z.strictObject({
  customerId: recordId.nullable(),
  /** Mails nothing while the mailbox has a link with time left. */
  unlessFresh: z.boolean().optional(),
  /** Staff asked for it, and the mail says so. */
  byStaff: z.boolean().optional(),
});
type ResetMail = z.infer<typeof resetMail>;

/**
 * Mails the link to a new password. A job is enqueued also where nobody has the address, so that the answer to the
 * form takes as long: then it names nobody.
 */
export const resetMailKind: JobKind<ResetMail, 'shop'> = {
  queue: 'reset-mail',
  payload: resetMail,
  ...awaitedMail,
};
