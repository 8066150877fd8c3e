import { randomBytes } from 'node:crypto';
import { hashToken, type Queries, staffRecoveryCode } from '@stoa/database';
import { and, eq, isNull } from 'drizzle-orm';

/** How many there are of a set. ADM-007 */
const CODES = 10;
const LENGTH = 10;

/** Digits and letters that are not taken for one another (Crockford's base 32): 5 bits each. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Makes new recovery codes in place of all former ones, and returns them for the only time. ADM-007 */
export async function renewCodes(tx: Queries, staffId: string): Promise<readonly string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  await tx.delete(staffRecoveryCode).where(eq(staffRecoveryCode.staffId, staffId));
  const rows = codes.map((code) => ({ staffId, codeHash: hashOf(staffId, code) }));
  await tx.insert(staffRecoveryCode).values(rows);
  return codes;
}

/**
 * Uses a recovery code up, once, however many bring it at the same time. Returns how many are left; `undefined` for one
 * that is none, or was used. ADM-007
 */
export async function spendRecoveryCode(
  tx: Queries,
  now: Date,
  staffId: string,
  code: string,
): Promise<number | undefined> {
  const [spent] = await tx
    .update(staffRecoveryCode)
    .set({ usedAt: now })
    .where(and(unused(staffId), eq(staffRecoveryCode.codeHash, hashOf(staffId, code))))
    .returning({ staffId: staffRecoveryCode.staffId });
  return spent && countRecoveryCodes(tx, staffId);
}

/** Counts the recovery codes that still sign in. */
export const countRecoveryCodes = (tx: Queries, staffId: string): Promise<number> =>
  tx.$count(staffRecoveryCode, unused(staffId));

/** Forgets all recovery codes of a person. */
export async function forgetRecoveryCodes(tx: Queries, staffId: string): Promise<void> {
  await tx.delete(staffRecoveryCode).where(eq(staffRecoveryCode.staffId, staffId));
}

const unused = (staffId: string) =>
  and(eq(staffRecoveryCode.staffId, staffId), isNull(staffRecoveryCode.usedAt));

function newCode(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}

/** However it is typed: with capitals, without the hyphen, with letters that look like digits. */
function hashOf(staffId: string, code: string): string {
  const typed = code.toLowerCase().replaceAll(/[\s-]/g, '');
  return hashToken(`${staffId}:${typed.replaceAll('o', '0').replaceAll(/[il]/g, '1')}`);
}
