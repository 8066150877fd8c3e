import { type Queries, shopSeller } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { ShopContext } from '../kernel/context.ts';

/**
 * Returns the seller whose product is written: the named one, else the shop's own, else the one the actor works for.
 */
export function sellerOf(ctx: ShopContext, sellerId?: string): string {
  const acting = ctx.actor.kind === 'staff' ? ctx.actor.sellerId : undefined;
  const found = sellerId ?? ctx.shop.ownSellerId ?? acting;
  if (found === undefined) throw new ShopError('invalid-input', { field: 'sellerId' });
  return found;
}

/**
 * @param field named in the error
 * @throws ShopError `not-found` unless this shop carries all of the sellers
 */
export async function requireCarried(
  tx: Queries,
  ctx: ShopContext,
  sellerIds: readonly string[],
  field = 'sellerId',
): Promise<void> {
  const others = [...new Set(sellerIds)].filter((id) => id !== ctx.shop.ownSellerId);
  if (others.length === 0) return;
  const carried = await tx.$count(
    shopSeller,
    and(eq(shopSeller.shopId, ctx.shop.id), inArray(shopSeller.sellerId, others)),
  );
  if (carried < others.length) throw new ShopError('not-found', { field });
}
