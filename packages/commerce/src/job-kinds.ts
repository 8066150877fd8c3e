import { resetMailKind } from './customer/index.ts';
import type { AnyJobKind } from './kernel/jobs/job-kind.ts';
import { sendMailKind } from './mail/index.ts';
import { staffResetMailKind } from './people/index.ts';
import { pruningHandlers } from './prune/index.ts';

/** Every kind of job, each with a queue of its own. */
export const jobKinds: readonly AnyJobKind[] = [
  sendMailKind,
  resetMailKind,
  staffResetMailKind,
  ...pruningHandlers.map(({ kind }) => kind),
];
