import { inTransaction, type Queries, shopSeller, staff, staffRole } from '@stoa/database';
import { roles, ShopError } from '@stoa/domain';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ShopContext } from '../kernel/context.ts';
import { parseInput } from '../kernel/input.ts';
import { requireScope } from './require-scope.ts';

const assignedRole = z
  .object({
    staffId: z.uuid(),
    /** Operator is no role of a shop. */
    role: z.enum(roles).exclude(['operator']),
    /** The seller a seller role is limited to; no other role has one. */
    sellerId: z.uuid().optional(),
  })
  .refine((given) => (given.role === 'seller') === (given.sellerId !== undefined), { path: ['sellerId'] });
export type AssignedRole = z.input<typeof assignedRole>;

/**
 * Gives somebody their role in this shop, in place of the one they had. Needs `staff:write`. OPEN-002
 * @throws ShopError `not-found` for an unknown person or a seller that this shop doesn't carry.
 */
export async function assignRole(ctx: ShopContext, input: AssignedRole): Promise<void> {
  requireScope(ctx, 'staff:write');
  const { staffId, role, sellerId } = parseInput(assignedRole, input);
  await inTransaction(ctx.db, async (tx) => {
    await requirePerson(tx, staffId);
    if (sellerId !== undefined) await requireCarriedSeller(tx, ctx.shop.id, sellerId);
    const row = { shopId: ctx.shop.id, staffId, role, sellerId: sellerId ?? null };
    await tx
      .insert(staffRole)
      .values(row)
      .onConflictDoUpdate({ target: [staffRole.shopId, staffRole.staffId], set: row });
  });
}

/**
 * Takes somebody's role in this shop away. Needs `staff:write`.
 * @awaits back office
 */
export async function removeRole(ctx: ShopContext, staffId: string): Promise<void> {
  requireScope(ctx, 'staff:write');
  await ctx.db.queries
    .delete(staffRole)
    .where(and(eq(staffRole.shopId, ctx.shop.id), eq(staffRole.staffId, staffId)));
}

async function requirePerson(tx: Queries, staffId: string): Promise<void> {
  const found = await tx.select({ one: sql`1` }).from(staff).where(eq(staff.id, staffId));
  if (found.length === 0) throw new ShopError('not-found', { field: 'staffId' });
}

async function requireCarriedSeller(tx: Queries, shopId: string, sellerId: string): Promise<void> {
  const found = await tx
    .select({ one: sql`1` })
    .from(shopSeller)
    .where(and(eq(shopSeller.shopId, shopId), eq(shopSeller.sellerId, sellerId)));
  if (found.length === 0) throw new ShopError('not-found', { field: 'sellerId' });
}
