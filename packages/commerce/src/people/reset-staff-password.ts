import { hashToken, inTransaction, prunePlatformRows, staff, staffReset, staffSession } from '@stoa/database';
import { and, eq, gt, lte } from 'drizzle-orm';
import { z } from 'zod';
import type { PlatformContext } from '../kernel/context.ts';
import { parseInput } from '../kernel/input.ts';
import { newPassword, withPasswords } from '../kernel/password.ts';
import { PLATFORM } from '../kernel/rate-limit.ts';
import { type AccountRequest, auditRequest, endResets } from '../staff/index.ts';
import { linkExpired, linkGone } from './invitation-links.ts';

/**
 * Reads whose password a link lets be chosen, without using it.
 * @throws ShopError `not-found` on `token` that is wrong, was used or ended; `link-expired` on `token`
 */
export async function readStaffReset(platform: PlatformContext, token: string): Promise<{ email: string }> {
  const [row] = await platform.db.queries
    .select({ email: staff.email, expiresAt: staffReset.expiresAt })
    .from(staffReset)
    .innerJoin(staff, eq(staff.id, staffReset.staffId))
    .where(eq(staffReset.tokenHash, hashToken(token)));
  if (!row) throw linkGone();
  if (row.expiresAt <= platform.clock()) throw linkExpired();
  return { email: row.email };
}

const reset = z.object({ token: z.string().max(255), password: newPassword });
export type StaffPasswordReset = z.input<typeof reset>;

/**
 * Gives somebody of the back office a new password by the link of `requestStaffReset`, once. All their sessions and
 * links end; a second factor stays on, and is asked for when they sign in. ADM-005, ADM-018
 * @throws ShopError those of `readStaffReset`; `invalid-input` on `password`
 */
export async function resetStaffPassword(request: AccountRequest, input: StaffPasswordReset): Promise<void> {
  const { token, password } = parseInput(reset, input);
  // Nothing is hashed for a link that is not there.
  await readStaffReset(request, token);
  const passwordHash = await withPasswords(PLATFORM, ({ hash }) => hash(password));
  await inTransaction(request.db, async (tx) => {
    const stands = and(eq(staffReset.tokenHash, hashToken(token)), gt(staffReset.expiresAt, request.clock()));
    const [taken] = await tx.delete(staffReset).where(stands).returning();
    if (!taken) throw linkGone();
    const { staffId } = taken;
    // Locks the person: whoever signs in by the former password at this moment is before this or fails.
    await tx.update(staff).set({ passwordHash }).where(eq(staff.id, staffId));
    await tx.delete(staffSession).where(eq(staffSession.staffId, staffId));
    await endResets(tx, staffId);
    await auditRequest(tx, request, {
      staffId,
      verb: 'person.reset-password',
      changed: ['password'],
    });
  });
}

/** Forgets links to new passwords that expired before then; returns how many. */
export function removeOldStaffResets(platform: Pick<PlatformContext, 'db'>, before: Date): Promise<number> {
  return prunePlatformRows(platform, staffReset, lte(staffReset.expiresAt, before));
}
