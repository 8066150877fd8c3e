import type { Queries } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { sql } from 'drizzle-orm';
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

/** @throws ShopError `not-found` for a seller this shop doesn't carry. */
export async function requireCarried(tx: Queries, ctx: ShopContext, sellerId: string): Promise<void> {
  if (sellerId === ctx.shop.ownSellerId) return;
  const { rowCount } = await tx.execute(sql`
    select 1 from shop_seller where shop_id = ${ctx.shop.id}::uuid and seller_id = ${sellerId}::uuid`);
  if (rowCount === 0) throw new ShopError('not-found', { field: 'sellerId' });
}
