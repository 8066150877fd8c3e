import { inTransaction, type Queries, staff } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { accountKeys, accountOf } from '../kernel/account-keys.ts';
import type { PlatformContext } from '../kernel/context.ts';
import { knownEmailAddress, parseInput } from '../kernel/input.ts';
import { typedPassword, withPasswords } from '../kernel/password.ts';
import { PLATFORM } from '../kernel/rate-limit.ts';
import { takeAttempt } from './attempts.ts';
import { beginStaffSession, type NewStaffSession, requestOrigin } from './begin-session.ts';
import { type CodeUsed, spendCode, typedCode } from './second-factor.ts';

const credentials = z.object({
  email: knownEmailAddress,
  password: typedPassword,
  /** Of the second factor, where the person has one; an empty one counts as none. */
  code: typedCode.optional(),
  ...requestOrigin,
});
export type StaffCredentials = z.input<typeof credentials>;

export interface StaffSignedIn extends Omit<NewStaffSession, 'sessionId'>, CodeUsed {
  readonly staffId: string;
}

type Person = typeof staff.$inferSelect;

/**
 * Signs somebody in to the back office, with a new token; what they may do is read anew with each request. ADM-006,
 * ADM-007, ADM-010
 * @throws ShopError `invalid-credentials`, one answer after the same time whether the account, its password or
 * neither is there; `code-required` where the password is right and the account has a second factor;
 * `invalid-credentials` on `code` for one that is wrong or was used; `rate-limited` after too many failures from one
 * network, which keeps no other out, and while too many people sign in at once.
 */
export async function signInStaff(
  platform: PlatformContext,
  input: StaffCredentials,
): Promise<StaffSignedIn> {
  const { email, password, code, ...origin } = parseInput(credentials, input);
  const { found, giveBack } = await withPasswords(PLATFORM, async ({ check }) => {
    const giveBack = await takeAttempt(platform, { email, clientAddress: origin.clientAddress });
    const rows = await platform.db.queries
      .select()
      .from(staff)
      .where(inArray(staff.emailKey, accountKeys(email)));
    const known = accountOf(email, rows);
    return { found: (await check(known?.passwordHash, password)) ? known : undefined, giveBack };
  });
  if (!found) throw new ShopError('invalid-credentials');
  if (found.totpSecret !== null && !code) {
    await giveBack();
    throw new ShopError('code-required');
  }
  const signedIn = await inTransaction(platform.db, async (tx) => {
    const used = await spendCodeOf(tx, platform, found, code ?? '');
    await noteSignIn(tx, platform.clock(), found);
    const { token, expiresAt } = await beginStaffSession(tx, platform.clock(), found.id, origin);
    return { staffId: found.id, token, expiresAt, ...used };
  });
  await giveBack();
  return signedIn;
}

function spendCodeOf(
  tx: Queries,
  platform: PlatformContext,
  { id, totpSecret }: Person,
  code: string,
): CodeUsed | Promise<CodeUsed> {
  return totpSecret === null ? {} : spendCode(tx, platform, { id, totpSecret }, code);
}

/**
 * Tells whether the account is unchanged: password and second factor were looked at outside the transaction and may
 * have been changed since.
 */
async function noteSignIn(tx: Queries, now: Date, { id, passwordHash, totpSecret }: Person): Promise<void> {
  const factor = totpSecret === null ? isNull(staff.totpSecret) : eq(staff.totpSecret, totpSecret);
  const same = await tx
    .update(staff)
    .set({ lastSignInAt: now })
    .where(and(eq(staff.id, id), eq(staff.passwordHash, passwordHash), factor))
    .returning({ id: staff.id });
  if (same.length === 0) throw new ShopError('invalid-credentials');
}
