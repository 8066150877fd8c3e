import { idempotencyKey, readInShop, salesOrder } from '@stoa/database';
import { and, eq, sql } from 'drizzle-orm';
import { findCartOwner, idempotencyOwner } from '../../cart/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { isIdempotencyKey } from '../../kernel/idempotency.ts';
import { currentGuestToken } from '../guest/guest-token.ts';
import type { PlacedOrder } from './placed-order.ts';

/**
 * Finds the order that the requester placed with this idempotency key, whatever was sent along: for a client that
 * never received the reply. Keys are looked for among the requester's own alone; `undefined` for every other, and for
 * one that was used for something else than an order. OPEN-038
 */
export async function findPlacedOrder(ctx: ShopContext, key: string): Promise<PlacedOrder | undefined> {
  const owner = findCartOwner(ctx);
  if (!owner || !isIdempotencyKey(key)) return undefined;
  return readInShop(ctx, async (tx) => {
    const [row] = await tx
      .select({ orderId: salesOrder.id, incrementId: salesOrder.incrementId })
      .from(idempotencyKey)
      .innerJoin(
        salesOrder,
        and(
          eq(salesOrder.shopId, idempotencyKey.shopId),
          sql`${salesOrder.id}::text = ${idempotencyKey.reply} ->> 'orderId'`,
        ),
      )
      .where(
        and(
          eq(idempotencyKey.shopId, ctx.shop.id),
          eq(idempotencyKey.owner, idempotencyOwner(owner)),
          eq(idempotencyKey.key, key),
        ),
      );
    return row && { ...row, guestToken: await currentGuestToken(tx, ctx, row.orderId) };
  });
}
