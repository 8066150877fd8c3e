import { type Queries, staff } from '@stoa/database';
import { msg, ShopError } from '@stoa/domain';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { z } from 'zod';
import type { PlatformContext } from '../kernel/context.ts';
import { isTotpCode, openTotp, totpStep } from './one-time-codes.ts';
import { spendRecoveryCode } from './recovery-codes.ts';

/** A one-time code, with or without a space in its middle, or a recovery code. */
export const typedCode = z
  .string()
  .max(64)
  .transform((code) => code.replaceAll(/\s/g, ''));

/** Somebody whose second factor is asked for. */
interface WithFactor {
  readonly id: string;
  /** Sealed. */
  readonly totpSecret: string;
}

/** What is left once a code was used. */
export interface CodeUsed {
  /** Only where it was a recovery code. */
  readonly recoveryCodesLeft?: number;
}

/**
 * Lets a one-time code or a recovery code of a person count, which it does once, however many bring it at the same
 * time. ADM-006, ADM-007
 * @throws ShopError `invalid-credentials` on `code`
 */
export async function spendCode(
  tx: Queries,
  platform: PlatformContext,
  { id, totpSecret }: WithFactor,
  code: string,
): Promise<CodeUsed> {
  // The person before their codes, in whatever order others need them.
  await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, id)).for('update');
  if (!isTotpCode(code)) {
    const recoveryCodesLeft = await spendRecoveryCode(tx, platform.clock(), id, code);
    if (recoveryCodesLeft === undefined) throw wrongCode();
    return { recoveryCodesLeft };
  }
  const step = totpStep(platform, openTotp(platform.keys, id, totpSecret), code);
  if (step === undefined) throw wrongCode();
  const isNew = or(isNull(staff.totpLastStep), lt(staff.totpLastStep, step));
  const counted = await tx
    .update(staff)
    .set({ totpLastStep: step })
    .where(and(eq(staff.id, id), eq(staff.totpSecret, totpSecret), isNew))
    .returning({ id: staff.id });
  if (counted.length === 0) throw wrongCode();
  return {};
}

export const wrongCode = () =>
  new ShopError('invalid-credentials', { field: 'code', reason: msg('staff.wrong_code') });
