import { inTransaction, type Queries, staff, staffReset } from '@stoa/database';
import { msg, ShopError } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { parseInput, recordId } from '../kernel/input.ts';
import { newPassword, typedPassword, withPasswords } from '../kernel/password.ts';
import { PLATFORM } from '../kernel/rate-limit.ts';
import { type AccountRequest, auditRequest } from './account-request.ts';
import { takeAttempt } from './attempts.ts';
import { endOthers } from './list-staff-sessions.ts';
import { requireStaff } from './require-staff.ts';

const passwords = z.object({
  staffId: recordId,
  /** The session that asks, which goes on. */
  sessionId: recordId,
  current: typedPassword,
  next: newPassword,
});
export type StaffPasswordChange = z.input<typeof passwords>;

/**
 * Changes a person's own password. All their other sessions and their links to a new password end. ADM-010, ADM-011,
 * ADM-018
 * @throws ShopError `invalid-credentials` on `current` when it is wrong or was changed meanwhile; `invalid-input` on
 * `next`; `rate-limited` as `signInStaff`
 */
export async function changeStaffPassword(
  request: AccountRequest,
  input: StaffPasswordChange,
): Promise<void> {
  const { staffId, sessionId, current, next } = parseInput(passwords, input);
  const { email } = await requireStaff(request, staffId);
  await withPasswords(PLATFORM, async ({ check, hash }) => {
    const giveBack = await takeAttempt(request, { email, clientAddress: request.networkAddress });
    const { passwordHash: former } = await requireStaff(request, staffId);
    if (!(await check(former, current))) throw wrongPassword('current');
    await giveBack();
    const passwordHash = await hash(next);
    await inTransaction(request.db, async (tx) => {
      const same = and(eq(staff.id, staffId), eq(staff.passwordHash, former));
      const { rowCount } = await tx.update(staff).set({ passwordHash }).where(same);
      if (!rowCount) throw wrongPassword('current');
      await endOthers(tx, request.clock(), { staffId, sessionId });
      await endResets(tx, staffId);
      await auditRequest(tx, request, {
        staffId,
        verb: 'person.change-password',
        changed: ['password'],
      });
    });
  });
}

/** Ends all links of a person to a new password. */
export async function endResets(tx: Queries, staffId: string): Promise<void> {
  await tx.delete(staffReset).where(eq(staffReset.staffId, staffId));
}

export const wrongPassword = (field: string) =>
  new ShopError('invalid-credentials', { field, reason: msg('staff.wrong_password') });
