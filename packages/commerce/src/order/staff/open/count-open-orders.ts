import { orderLine, readInShop, salesOrder, uuids } from '@stoa/database';
import { type OrderStatus, orderStatus } from '@stoa/domain';
import { and, countDistinct, eq, sql } from 'drizzle-orm';
import { requireScopes, sellerOfActor } from '../../../kernel/change/index.ts';
import type { ShopContext } from '../../../kernel/context.ts';
import { statesCondition } from '../list/states-condition.ts';

/** Nothing of such an order is to be sent any more. */
const done: ReadonlySet<OrderStatus> = new Set(['complete', 'canceled', 'closed']);

/**
 * Counts for each of these products and variations the orders of the shop that have it and are not done: what is in none
 * is left out. Needs `catalog:read` and not `orders:read`, for it tells nothing of an order but that it is there. One
 * statement. ADM-112
 * @throws ShopError `unauthenticated`, `forbidden`
 */
export async function countOpenOrders(
  ctx: ShopContext,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const ownSeller = sellerOfActor(ctx.actor);
  requireScopes(ctx, { scope: 'catalog:read' }, ownSeller);
  if (productIds.length === 0) return new Map();
  const shopId = ctx.shop.id;
  return readInShop(ctx, async (tx) => {
    const rows = await tx
      .select({ productId: orderLine.productId, orders: countDistinct(orderLine.orderId) })
      .from(orderLine)
      .innerJoin(salesOrder, and(eq(salesOrder.shopId, shopId), eq(salesOrder.id, orderLine.orderId)))
      .where(
        and(
          eq(orderLine.shopId, shopId),
          sql`${orderLine.productId} = any (${uuids(productIds)})`,
          ownSeller === undefined ? undefined : eq(orderLine.sellerId, ownSeller),
          statesCondition((states) => !done.has(orderStatus(states))),
        ),
      )
      .groupBy(orderLine.productId);
    return new Map(rows.map(({ productId, orders }) => [productId, orders]));
  });
}
