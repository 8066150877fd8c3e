import { address, pruneShopRows } from '@stoa/database';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { ShopContext } from '../kernel/context.ts';

/** Former addresses that one thing keeps, however young they are. */
const MOST_OF_ONE = 50;

/**
 * Forgets former addresses that were left before `before`, and of each thing all but the fifty left last: they no
 * longer redirect, and can be claimed again. Returns how many. ROUTE-504
 */
export function removeOldAddresses(ctx: Pick<ShopContext, 'db' | 'shop'>, before: Date): Promise<number> {
  const leftLater = sql`(select count(*) from address later
    where later.shop_id = ${address.shopId} and later.kind = ${address.kind}
      and later.target_id = ${address.targetId} and later.status = 'moved'
      and (later.moved_at, later.path) > (${address.movedAt}, ${address.path}))`;
  const isOld = and(
    eq(address.shopId, ctx.shop.id),
    eq(address.status, 'moved'),
    or(lt(address.movedAt, before), sql`${leftLater} >= ${MOST_OF_ONE}`),
  );
  return pruneShopRows(ctx, address, isOld);
}
