import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { type CartOwner, idempotencyOwner, ownedCarts } from '../cart/index.ts';
import { cart } from '../cart/tables.ts';
import type { ShopContext } from '../kernel/context.ts';
import type { Queries } from '../kernel/database.ts';
import { idempotencyKey } from '../kernel/tables.ts';
import type { Checkout } from './checkout-input.ts';
import type { PlacedOrder } from './placed-order.ts';
import { salesOrder } from './tables.ts';

const SAME_CHECKOUT_SECONDS = 3600;

/**
 * The reply once given for this checkout, sent again with another idempotency key: the order of the cart it
 * names; where it names none, the asker's newest order, if that has the same e-mail and total and is at most
 * an hour old. Anything else is not the same checkout.
 */
export async function findEarlierOrder(
  tx: Queries,
  ctx: Pick<ShopContext, 'shop' | 'clock'>,
  owner: CartOwner,
  checkout: Checkout,
): Promise<PlacedOrder | undefined> {
  const [row] = await tx
    .select({ reply: sql<PlacedOrder>`${idempotencyKey.reply}` })
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
    .where(and(ownedCarts(ctx, owner), isSameCheckout(ctx, checkout)))
    .orderBy(desc(salesOrder.placedAt), desc(salesOrder.id))
    .limit(1);
  return row?.reply;
}

function isSameCheckout(
  ctx: Pick<ShopContext, 'clock'>,
  { cartId, contact, expectedTotal }: Checkout,
): SQL | undefined {
  if (cartId) return eq(cart.id, cartId);
  return and(
    eq(salesOrder.email, contact.email.trim()),
    eq(salesOrder.grandTotal, expectedTotal),
    gt(salesOrder.placedAt, new Date(ctx.clock().getTime() - SAME_CHECKOUT_SECONDS * 1000)),
  );
}
