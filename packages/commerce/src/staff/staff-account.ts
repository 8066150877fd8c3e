import { inTransaction, type Queries, staff } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { PlatformContext } from '../kernel/context.ts';
import { parseInput, personText, recordId } from '../kernel/input.ts';
import { type AccountRequest, auditRequest } from './account-request.ts';
import { countRecoveryCodes } from './recovery-codes.ts';

/** A person's own account. */
export interface StaffAccount {
  readonly name: string;
  readonly email: string;
  readonly operator: boolean;
  readonly revision: number;
  /** Since when they have a second factor. */
  readonly secondFactor: Date | undefined;
  readonly recoveryCodesLeft: number;
}

/**
 * Reads a person's own account.
 * @throws ShopError `not-found` on `staffId`
 */
export async function readStaffAccount(
  platform: Pick<PlatformContext, 'db'>,
  staffId: string,
): Promise<StaffAccount> {
  const { queries } = platform.db;
  const [row] = await queries.select().from(staff).where(eq(staff.id, staffId));
  if (!row) throw new ShopError('not-found', { field: 'staffId' });
  return {
    name: row.name,
    email: row.email,
    operator: row.operator,
    revision: row.revision,
    secondFactor: row.totpSince ?? undefined,
    recoveryCodesLeft: await countRecoveryCodes(queries, staffId),
  };
}

const renaming = z.object({
  staffId: recordId,
  name: personText().pipe(z.string().min(1)),
  /** The revision that was seen. */
  revision: z.int().min(1),
});
export type StaffRenaming = z.input<typeof renaming>;

/**
 * Gives a person another name, their own wish. ADM-018
 * @throws ShopError `conflict` on `revision` when the account was changed meanwhile (`params` as those of `changing`),
 * `not-found` on `staffId`
 */
export async function renameStaff(
  request: AccountRequest,
  input: StaffRenaming,
): Promise<{ revision: number }> {
  const { staffId, name, revision } = parseInput(renaming, input);
  return inTransaction(request.db, async (tx) => {
    const [former] = await tx
      .select({ name: staff.name })
      .from(staff)
      .where(eq(staff.id, staffId))
      .for('update');
    const [renamed] = await tx
      .update(staff)
      .set({ name, revision: sql`${staff.revision} + 1` })
      .where(and(eq(staff.id, staffId), eq(staff.revision, revision)))
      .returning({ revision: staff.revision });
    if (!renamed) throw await refusal(tx, staffId);
    // Entries name people as they are called now, so who was called what is told.
    const told = [{ path: ['name'], before: former?.name, after: name }];
    await auditRequest(tx, request, { staffId, verb: 'person.rename', told });
    return renamed;
  });
}

async function refusal(tx: Queries, staffId: string): Promise<ShopError> {
  const seen = { revision: staff.revision, name: staff.name };
  const [now] = await tx.select(seen).from(staff).where(eq(staff.id, staffId));
  if (!now) return new ShopError('not-found', { field: 'staffId' });
  const params = { revision: now.revision, fields: 'name' };
  return new ShopError('conflict', { field: 'revision', params, present: { name: now.name } });
}
