import { readInShop, salesOrder } from '@stoa/database';
import { and, desc, eq } from 'drizzle-orm';
import { requireScopes, sellerOfActor } from '../../../kernel/change/index.ts';
import type { ShopContext } from '../../../kernel/context.ts';

export interface LatestOrder {
  readonly id: string;
  readonly number: string;
  readonly placedAt: Date;
}

/**
 * Returns the newest order that the actor may see, by which a list tells that there are new ones; `undefined` while
 * there is none. Cheap enough to be asked every few seconds. Needs `orders:read`. ADM-202
 * @throws ShopError `unauthenticated`, `forbidden`
 */
export async function latestOrder(ctx: ShopContext): Promise<LatestOrder | undefined> {
  const sellerId = sellerOfActor(ctx.actor);
  requireScopes(ctx, { scope: 'orders:read' }, sellerId);
  const [latest] = await readInShop(ctx, (tx) =>
    tx
      .select({ id: salesOrder.id, number: salesOrder.incrementId, placedAt: salesOrder.placedAt })
      .from(salesOrder)
      .where(
        and(
          eq(salesOrder.shopId, ctx.shop.id),
          sellerId === undefined ? undefined : eq(salesOrder.sellerId, sellerId),
        ),
      )
      .orderBy(desc(salesOrder.placedAt), desc(salesOrder.id))
      .limit(1),
  );
  return latest;
}
