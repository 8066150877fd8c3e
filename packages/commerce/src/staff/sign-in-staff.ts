import { hashToken, inTransaction, newToken, type Queries, staff, staffSession } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { and, eq, inArray, lte } from 'drizzle-orm';
import { z } from 'zod';
import { accountKeys, accountOf } from '../kernel/account-keys.ts';
import type { PlatformContext } from '../kernel/context.ts';
import { knownEmailAddress, parseInput } from '../kernel/input.ts';
import { typedPassword, withPasswords } from '../kernel/password.ts';
import { giveBackRate, PLATFORM, takeRate } from '../kernel/rate-limit.ts';
import { signInLimits } from '../kernel/sign-in-limits.ts';

/** How long somebody stays signed in to the back office: a working day. Seconds. */
export const STAFF_SESSION_SECONDS = 43_200;

const credentials = z.object({
  email: knownEmailAddress,
  password: typedPassword,
  /** Where the request came from, for the rate limit. */
  clientAddress: z.string(),
});
export type StaffCredentials = z.input<typeof credentials>;

export interface StaffSignedIn {
  readonly staffId: string;
  /** Goes into the cookie and is stored nowhere. */
  readonly token: string;
  readonly expiresAt: Date;
}

/**
 * Signs somebody in to the back office, with a new token; what they may do is read anew with each request.
 * @throws ShopError `invalid-credentials`, one answer after the same time whether the account, its password or
 * neither is there; `rate-limited` after too many failures from one network, which keeps no other out, and while too
 * many people sign in at once.
 */
export async function signInStaff(
  platform: PlatformContext,
  input: StaffCredentials,
): Promise<StaffSignedIn> {
  const { email, password, clientAddress } = parseInput(credentials, input);
  const rates = { ...platform, shop: PLATFORM };
  const limits = signInLimits('staff-sign-in', email, clientAddress);
  const found = await withPasswords(PLATFORM, async ({ check }) => {
    for (const limit of limits) await takeRate(rates, limit);
    const rows = await platform.db.queries
      .select()
      .from(staff)
      .where(inArray(staff.emailKey, accountKeys(email)));
    const known = accountOf(email, rows);
    return (await check(known?.passwordHash, password)) ? known : undefined;
  });
  if (!found) throw new ShopError('invalid-credentials');
  // Only failures count, so a busy office or a shopper who comes and goes is not locked out.
  for (const limit of limits) await giveBackRate(rates, limit);
  return inTransaction(platform.db, (tx) => beginSession(tx, platform.clock(), found));
}

async function beginSession(
  tx: Queries,
  now: Date,
  { id: staffId, passwordHash }: typeof staff.$inferSelect,
): Promise<StaffSignedIn> {
  // Tells whether the account is unchanged: the password was checked outside the transaction and may have been
  // changed since.
  const checked = and(eq(staff.id, staffId), eq(staff.passwordHash, passwordHash));
  const [same] = await tx.select({ id: staff.id }).from(staff).where(checked).for('share');
  if (!same) throw new ShopError('invalid-credentials');
  await tx
    .delete(staffSession)
    .where(and(eq(staffSession.staffId, staffId), lte(staffSession.expiresAt, now)));
  const token = newToken();
  const expiresAt = new Date(now.getTime() + STAFF_SESSION_SECONDS * 1000);
  await tx.insert(staffSession).values({ tokenHash: hashToken(token), staffId, createdAt: now, expiresAt });
  return { staffId, token, expiresAt };
}
