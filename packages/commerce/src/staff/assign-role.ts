import { type Queries, shopSeller, staff, staffRole } from '@stoa/database';
import { roles, ShopError } from '@stoa/domain';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { changing } from '../kernel/change/index.ts';
import type { Shop, ShopContext } from '../kernel/context.ts';
import { parseInput } from '../kernel/input.ts';

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
  const { staffId, role, sellerId } = parseInput(assignedRole, input);
  const change = { verb: 'role.assign', scope: 'staff:write', of: 'role' } as const;
  await changing(ctx, change, async ({ tx, wrote }) => {
    await requirePerson(tx, staffId);
    if (sellerId !== undefined) await requireCarriedSeller(tx, ctx.shop.id, sellerId);
    const row = { shopId: ctx.shop.id, staffId, role, sellerId: sellerId ?? null };
    const before = await roleOf(tx, ctx.shop, staffId);
    await tx
      .insert(staffRole)
      .values(row)
      .onConflictDoUpdate({ target: [staffRole.shopId, staffRole.staffId], set: row });
    wrote({ id: staffId, ...(before && { before }), after: { role, sellerId } });
  });
}

/**
 * Takes somebody's role in this shop away. Needs `staff:write`.
 * @awaits back office
 */
export async function removeRole(ctx: ShopContext, staffId: string): Promise<void> {
  const change = { verb: 'role.remove', scope: 'staff:write', of: 'role' } as const;
  await changing(ctx, change, async ({ tx, wrote }) => {
    const before = await roleOf(tx, ctx.shop, staffId);
    if (!before) return;
    await tx.delete(staffRole).where(ofPerson(ctx.shop, staffId));
    wrote({ id: staffId, before });
  });
}

const ofPerson = (shop: Pick<Shop, 'id'>, staffId: string) =>
  and(eq(staffRole.shopId, shop.id), eq(staffRole.staffId, staffId));

async function roleOf(tx: Queries, shop: Pick<Shop, 'id'>, staffId: string) {
  const [row] = await tx
    .select({ role: staffRole.role, sellerId: staffRole.sellerId })
    .from(staffRole)
    .where(ofPerson(shop, staffId))
    .for('update');
  return row;
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
