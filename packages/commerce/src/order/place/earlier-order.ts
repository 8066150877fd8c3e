import { cart, idempotencyKey, type Queries, salesOrder } from '@stoa/database';
import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { type CartOwner, idempotencyOwner, ownedCarts } from '../../cart/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import type { StoredOrder } from './placed-order.ts';

const SAME_CHECKOUT_SECONDS = 3600;

/** The properties that identify a checkout. */
export interface SentCheckout {
  readonly cartId?: string | null | undefined;
  /** `requestHash` of all that was sent but the key. */
  readonly contentHash: string;
}

/**
 * Finds the reply once given for this checkout, sent again with another idempotency key: the order of the cart it
 * names; where it names none, the requester's newest order of at most an hour ago that was placed by a request with
 * the same content (contact, addresses, methods, note, total). Anything else is not the same checkout.
 */
export async function findEarlierOrder(
  tx: Queries,
  ctx: Pick<ShopContext, 'shop' | 'clock'>,
  owner: CartOwner,
  { cartId, contentHash }: SentCheckout,
): Promise<StoredOrder | undefined> {
  const [row] = await tx
    .select({ orderId: salesOrder.id, incrementId: salesOrder.incrementId })
    .from(salesOrder)
    .innerJoin(cart, and(eq(cart.shopId, salesOrder.shopId), eq(cart.id, salesOrder.cartId)))
    .innerJoin(
      idempotencyKey,
      and(
        eq(idempotencyKey.shopId, salesOrder.shopId),
        eq(idempotencyKey.owner, idempotencyOwner(owner)),
        sql`${idempotencyKey.reply} ->> 'orderId' = ${salesOrder.id}::text`,
      ),
    )
    .where(and(ownedCarts(ctx, owner), cartId ? eq(cart.id, cartId) : hasSameContent(ctx, contentHash)))
    .orderBy(desc(salesOrder.placedAt), desc(salesOrder.id))
    .limit(1);
  return row;
}

function hasSameContent(ctx: Pick<ShopContext, 'clock'>, contentHash: string): SQL | undefined {
  return and(
    eq(idempotencyKey.requestHash, contentHash),
    gt(salesOrder.placedAt, new Date(ctx.clock().getTime() - SAME_CHECKOUT_SECONDS * 1000)),
  );
}
