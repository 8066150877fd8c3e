import { orConflict, type Queries, shopSeller, staff, staffRole } from '@stoa/database';
import { ShopError, shopRoles } from '@stoa/domain';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { changing, orNew } from '../kernel/change/index.ts';
import type { ShopContext } from '../kernel/context.ts';
import { parseInput, recordId } from '../kernel/input.ts';
import { ofPerson, type RoleRow, refuseLastOwner, roleRecord } from './role-record.ts';

/** The role that somebody is to have in a shop. Operator is no role of a shop. */
export const shopRole = z.enum(shopRoles);

/** Tells whether the seller that a seller role is limited to is named; no other role has one. */
export const isLimitedRightly = (given: { readonly role: string; readonly sellerId?: string | undefined }) =>
  (given.role === 'seller') === (given.sellerId !== undefined);

const assignedRole = z
  .object({
    staffId: recordId,
    role: shopRole,
    sellerId: recordId.optional(),
    /** The revision of the role that they have, which was seen; none where they have no role. */
    revision: z.int().min(1).optional(),
  })
  .refine(isLimitedRightly, { path: ['sellerId'] });
export type AssignedRole = z.input<typeof assignedRole>;

/**
 * Gives somebody their role in this shop, in place of the one they had. Needs `staff:write`. Whoever has none here is
 * invited by people, and given one by the platform alone. OPEN-002, ADM-004, ADM-015
 * @throws ShopError `not-found` for an unknown person or a seller that this shop doesn't carry; `conflict` on
 * `revision` where they have another role than was seen, on `role` for the last owner.
 */
export async function assignRole(ctx: ShopContext, input: AssignedRole): Promise<void> {
  const { staffId, role, sellerId, revision: version } = parseInput(assignedRole, input);
  const isForPeople = ctx.actor.kind === 'staff';
  const of = { ...orNew(roleRecord(ctx.shop, staffId)), mayBeNew: !isForPeople };
  const change = { verb: 'role.assign', scope: 'staff:write', of, version } as const;
  await orConflict({ staff_role_shop_id_staff_id_pk: 'revision' }, () =>
    changing(ctx, change, async ({ tx, row, revision }) => {
      refuseUnseen(ctx, row, version);
      await requirePerson(tx, staffId);
      if (sellerId !== undefined) await requireCarriedSeller(tx, ctx.shop.id, sellerId);
      const values = { role, sellerId: sellerId ?? null };
      if (!row) {
        await tx.insert(staffRole).values({ shopId: ctx.shop.id, staffId, ...values, revision });
        return;
      }
      if (role !== 'owner') await refuseLastOwner(tx, ctx.shop, row);
      await tx.update(staffRole).set(values).where(ofPerson(ctx.shop, staffId));
    }),
  );
}

const removedRole = z.object({
  staffId: recordId,
  /** The revision that was seen. */
  revision: z.int().min(1).optional(),
});
export type RemovedRole = z.input<typeof removedRole>;

/**
 * Takes somebody's role in this shop away. Needs `staff:write`. ADM-015
 * @throws ShopError `not-found` on `staffId` for somebody without a role here; `conflict` on `revision` where they have
 * another role than was seen, on `role` for the last owner.
 */
export async function removeRole(ctx: ShopContext, input: RemovedRole): Promise<void> {
  const { staffId, revision: version } = parseInput(removedRole, input);
  const of = roleRecord(ctx.shop, staffId);
  const change = { verb: 'role.remove', scope: 'staff:write', of, version } as const;
  await changing(ctx, change, async ({ tx, row }) => {
    refuseUnseen(ctx, row, version);
    await refuseLastOwner(tx, ctx.shop, row);
    await tx.delete(staffRole).where(ofPerson(ctx.shop, staffId));
  });
}

/** People change a role that they have seen; the platform's own commands say what it is to be. */
function refuseUnseen({ actor }: ShopContext, row: RoleRow | undefined, version: number | undefined): void {
  if (!row || version !== undefined || actor.kind === 'system') return;
  throw new ShopError('conflict', {
    field: 'revision',
    params: { revision: row.revision, fields: 'role' },
  });
}

async function requirePerson(tx: Queries, staffId: string): Promise<void> {
  const found = await tx.select({ one: sql`1` }).from(staff).where(eq(staff.id, staffId));
  if (found.length === 0) throw new ShopError('not-found', { field: 'staffId' });
}

/** @throws ShopError `not-found` on `sellerId` */
export async function requireCarriedSeller(tx: Queries, shopId: string, sellerId: string): Promise<void> {
  const found = await tx
    .select({ one: sql`1` })
    .from(shopSeller)
    .where(and(eq(shopSeller.shopId, shopId), eq(shopSeller.sellerId, sellerId)));
  if (found.length === 0) throw new ShopError('not-found', { field: 'sellerId' });
}
