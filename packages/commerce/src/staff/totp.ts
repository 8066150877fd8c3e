import { inTransaction, staff } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { PlatformContext } from '../kernel/context.ts';
import { parseInput, recordId } from '../kernel/input.ts';
import { typedPassword, withPasswords } from '../kernel/password.ts';
import { PLATFORM } from '../kernel/rate-limit.ts';
import { type AccountRequest, auditRequest } from './account-request.ts';
import { takeAttempt } from './attempts.ts';
import { wrongPassword } from './change-staff-password.ts';
import { endOthers } from './list-staff-sessions.ts';
import { newTotpSecret, openTotp, sealTotp, totpStep, totpUri } from './one-time-codes.ts';
import { forgetRecoveryCodes, renewCodes } from './recovery-codes.ts';
import { requireStaff } from './require-staff.ts';
import { spendCode, typedCode, wrongCode } from './second-factor.ts';

/** What an authenticator app is given; shown once. */
export interface TotpOffer {
  /** In base 32, to be typed. */
  readonly secret: string;
  /** `otpauth://`, for a QR code. */
  readonly uri: string;
}

const proof = z.object({ staffId: recordId, code: typedCode });
export type StaffCode = z.input<typeof proof>;

const removal = proof.extend({
  /** The session that asks, which goes on. */
  sessionId: recordId,
  password: typedPassword,
});
export type TotpRemoval = z.input<typeof removal>;

/** What is shown once, and never again. */
export interface NewRecoveryCodes {
  readonly recoveryCodes: readonly string[];
}

/**
 * Makes the secret of a second factor, which is not on before `confirmTotp`; a former one that waits is forgotten.
 * ADM-006
 * @throws ShopError `conflict` on `totp` where a second factor is on: it is removed first
 */
export async function beginTotp(platform: PlatformContext, staffId: string): Promise<TotpOffer> {
  const { email } = await requireStaff(platform, staffId);
  const secret = newTotpSecret();
  const { rowCount } = await platform.db.queries
    .update(staff)
    .set({ totpPending: sealTotp(platform.keys, staffId, secret) })
    .where(and(eq(staff.id, staffId), isNull(staff.totpSecret)));
  if (!rowCount) throw isOn();
  return { secret, uri: totpUri(secret, email) };
}

/**
 * Switches the second factor on, by a code of the secret that `beginTotp` made; that code counts as used. Ends no
 * session. ADM-006, ADM-007, ADM-018
 * @throws ShopError `not-found` on `totp` where no secret waits, `conflict` on `totp` where it is on, or another was
 * made meanwhile; `invalid-credentials` on `code`; `rate-limited` as `signInStaff`
 */
export async function confirmTotp(request: AccountRequest, input: StaffCode): Promise<NewRecoveryCodes> {
  const { staffId, code } = parseInput(proof, input);
  const { email, totpPending, totpSecret } = await requireStaff(request, staffId);
  if (totpSecret !== null) throw isOn();
  if (totpPending === null) throw isOff();
  const giveBack = await takeAttempt(request, { email, clientAddress: request.networkAddress });
  const step = totpStep(request, openTotp(request.keys, staffId, totpPending), code);
  if (step === undefined) throw wrongCode();
  const recoveryCodes = await inTransaction(request.db, async (tx) => {
    const { rowCount } = await tx
      .update(staff)
      .set({
        totpSecret: totpPending,
        totpSince: request.clock(),
        totpPending: null,
        totpLastStep: step,
      })
      .where(and(eq(staff.id, staffId), isNull(staff.totpSecret), eq(staff.totpPending, totpPending)));
    if (!rowCount) throw isOn();
    const codes = await renewCodes(tx, staffId);
    await auditRequest(tx, request, { staffId, verb: 'person.second-factor-on', changed: ['secondFactor'] });
    return codes;
  });
  await giveBack();
  return { recoveryCodes };
}

/**
 * Switches the second factor off, with its recovery codes, by the password and a code of either kind. All other
 * sessions end. ADM-011, ADM-018
 * @throws ShopError `not-found` on `totp` where it is off; `invalid-credentials` on `password` or `code`;
 * `rate-limited` as `signInStaff`
 */
export async function removeTotp(request: AccountRequest, input: TotpRemoval): Promise<void> {
  const { staffId, sessionId, password, code } = parseInput(removal, input);
  const { email } = await requireStaff(request, staffId);
  const { person, giveBack } = await withPasswords(PLATFORM, async ({ check }) => {
    const giveBack = await takeAttempt(request, { email, clientAddress: request.networkAddress });
    const person = await requireStaff(request, staffId);
    if (!(await check(person.passwordHash, password))) throw wrongPassword('password');
    return { person, giveBack };
  });
  const { totpSecret } = person;
  if (totpSecret === null) throw isOff();
  await inTransaction(request.db, async (tx) => {
    await spendCode(tx, request, { id: staffId, totpSecret }, code);
    await tx.update(staff).set({ totpSecret: null, totpSince: null }).where(eq(staff.id, staffId));
    await forgetRecoveryCodes(tx, staffId);
    await endOthers(tx, request.clock(), { staffId, sessionId });
    await auditRequest(tx, request, {
      staffId,
      verb: 'person.second-factor-off',
      changed: ['secondFactor'],
    });
  });
  await giveBack();
}

/**
 * Makes new recovery codes, by a code of either kind; all former ones are void. ADM-007, ADM-018
 * @throws ShopError `not-found` on `totp` where there is no second factor; `invalid-credentials` on `code`;
 * `rate-limited` as `signInStaff`
 */
export async function renewRecoveryCodes(
  request: AccountRequest,
  input: StaffCode,
): Promise<NewRecoveryCodes> {
  const { staffId, code } = parseInput(proof, input);
  const { email, totpSecret } = await requireStaff(request, staffId);
  if (totpSecret === null) throw isOff();
  const giveBack = await takeAttempt(request, { email, clientAddress: request.networkAddress });
  const recoveryCodes = await inTransaction(request.db, async (tx) => {
    await spendCode(tx, request, { id: staffId, totpSecret }, code);
    const codes = await renewCodes(tx, staffId);
    await auditRequest(tx, request, {
      staffId,
      verb: 'person.renew-recovery-codes',
      changed: ['recoveryCodes'],
    });
    return codes;
  });
  await giveBack();
  return { recoveryCodes };
}

const isOn = () => new ShopError('conflict', { field: 'totp' });
const isOff = () => new ShopError('not-found', { field: 'totp' });
