import { customerGroup, type Queries } from '@stoa/database';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { changing } from '../kernel/change/index.ts';
import type { ShopContext } from '../kernel/context.ts';
import { parseInput, shortText } from '../kernel/input.ts';

const group = z.object({
  code: z.string().regex(/^[a-z0-9][a-z0-9-]{0,62}$/),
  name: shortText().min(1),
});
export type CustomerGroup = z.infer<typeof group>;

/**
 * Lists the shop's groups of customers, by code.
 * @awaits back office
 */
export async function listCustomerGroups(ctx: Pick<ShopContext, 'db' | 'shop'>): Promise<CustomerGroup[]> {
  return ctx.db.queries
    .select({ code: customerGroup.code, name: customerGroup.name })
    .from(customerGroup)
    .where(eq(customerGroup.shopId, ctx.shop.id))
    .orderBy(asc(customerGroup.code));
}

/**
 * Adds a group or renames it. Needs `customers:write`.
 * @awaits back office
 */
export async function saveCustomerGroup(ctx: ShopContext, input: CustomerGroup): Promise<void> {
  const { code, name } = parseInput(group, input);
  const change = { verb: 'customer-group.save', scope: 'customers:write', of: 'customer-group' } as const;
  await changing(ctx, change, async ({ tx, wrote }) => {
    const [before] = await tx
      .select({ name: customerGroup.name })
      .from(customerGroup)
      .where(and(eq(customerGroup.shopId, ctx.shop.id), eq(customerGroup.code, code)))
      .for('no key update');
    await tx
      .insert(customerGroup)
      .values({ shopId: ctx.shop.id, code, name })
      .onConflictDoUpdate({ target: [customerGroup.shopId, customerGroup.code], set: { name } });
    wrote({ id: code, ...(before && { before }), after: { name } });
  });
}

/** Returns those codes that are customer groups of the shop. */
export async function knownGroups(
  tx: Queries,
  ctx: ShopContext,
  codes: readonly string[],
): Promise<Set<string>> {
  if (codes.length === 0) return new Set();
  const rows = await tx
    .select({ code: customerGroup.code })
    .from(customerGroup)
    .where(and(eq(customerGroup.shopId, ctx.shop.id), inArray(customerGroup.code, [...new Set(codes)])));
  return new Set(rows.map(({ code }) => code));
}
