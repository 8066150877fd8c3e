import { z } from 'zod';
import { recordId } from '../kernel/input.ts';
import { awaitedMail } from '../kernel/jobs/awaited-mail.ts';
import type { JobKind } from '../kernel/jobs/job-kind.ts';

const resetMail = z.strictObject({
  staffId: recordId.nullable(),
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
  payload: resetMail,
  ...awaitedMail,
};
