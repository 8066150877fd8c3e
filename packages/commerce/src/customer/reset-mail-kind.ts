import { z } from 'zod';
import type { JobKind } from '../kernel/jobs/job-kind.ts';

const MINUTE = 60;

/**
 * Mails the link to a new password. A job is enqueued also where nobody has the address, so that the answer to the
 * form takes as long: then it names nobody.
 */
export const resetMailKind: JobKind<{ customerId: string | null }, 'shop'> = {
  queue: 'reset-mail',
  of: 'shop',
  payload: z.strictObject({ customerId: z.uuid().nullable() }),
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
