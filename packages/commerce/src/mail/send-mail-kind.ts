import { z } from 'zod';
import { recordId } from '../kernel/input.ts';
import type { JobKind } from '../kernel/jobs/job-kind.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** With the pauses between them: a little over three days. */
export const MAX_ATTEMPTS = 26;

/** Mail is kept for so many days, sent or not; until then it waits for a server that sends mail. */
export const MAIL_DAYS = 90;

/** Sends one mail. A job that is tried once more than `MAX_ATTEMPTS` was cut short in the last attempt. */
export const sendMailKind: JobKind<{ mailId: string }, 'shop'> = {
  queue: 'send-mail',
  of: 'shop',
  payload: z.strictObject({ mailId: recordId }),
  oneAtATime: false,
  rules: {
    retryLimit: MAX_ATTEMPTS,
    retryDelay: MINUTE,
    retryDelayMax: 4 * HOUR,
    // A `MailTransport` has answered by then.
    expireInSeconds: MINUTE,
    retentionSeconds: MAIL_DAYS * 24 * HOUR,
    deleteAfterSeconds: 2 * HOUR,
  },
};
