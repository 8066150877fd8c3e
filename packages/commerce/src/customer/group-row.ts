import { customerGroup, type Queries } from '@stoa/database';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { storedRow } from '../kernel/change/index.ts';
import type { ShopContext } from '../kernel/context.ts';

/** What the codes of groups are made of. */
export const GROUP_CODE = /^[a-z0-9][a-z0-9-]{0,62}$/;

/** A group of the shop as the record of a change. */
export const customerGroupRow = (ctx: Pick<ShopContext, 'shop'>, code: string) => {
  const row = storedRow({
    shop: ctx.shop,
    entity: 'customer-group',
    id: code,
    field: 'group',
    table: customerGroup,
    where: eq(customerGroup.code, code),
    view: ({ name }) => ({ name }),
  });
  // PostgreSQL takes not every text, and no group has any other code.
  return GROUP_CODE.test(code) ? row : { ...row, lock: async () => undefined };
};

/**
 * Returns those codes that are customer groups of the shop. Within a transaction they stay until its end: who removes
 * one waits, and then sees what names it. Products are locked before.
 */
export async function knownGroups(
  tx: Queries,
  ctx: Pick<ShopContext, 'shop'>,
  codes: readonly string[],
): Promise<Set<string>> {
  const sound = [...new Set(codes)].filter((code) => GROUP_CODE.test(code));
  if (sound.length === 0) return new Set();
  const rows = await tx
    .select({ code: customerGroup.code })
    .from(customerGroup)
    .where(and(eq(customerGroup.shopId, ctx.shop.id), inArray(customerGroup.code, sound)))
    .orderBy(asc(customerGroup.code))
    .for('key share');
  return new Set(rows.map(({ code }) => code));
}

/**
 * Locks a group that is to be removed, against everybody who puts a customer into it or names it, and the group that
 * takes over, against its removal. In the order of their codes, so that two removals do not wait for each other.
 */
export async function lockToRemove(
  tx: Queries,
  ctx: Pick<ShopContext, 'shop'>,
  removed: string,
  takesOver: string | undefined,
): Promise<void> {
  const codes = [removed, takesOver].filter((code) => code !== undefined && GROUP_CODE.test(code));
  for (const code of new Set(codes.toSorted())) {
    await tx
      .select({ code: customerGroup.code })
      .from(customerGroup)
      .where(isGroup(ctx, String(code)))
      .for(code === removed ? 'update' : 'key share');
  }
}

/** The condition of one group. */
export const isGroup = (ctx: Pick<ShopContext, 'shop'>, code: string) =>
  and(eq(customerGroup.shopId, ctx.shop.id), eq(customerGroup.code, code));
