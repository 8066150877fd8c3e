import { cart, type Queries } from '@stoa/database';
import { MAX_QUANTITY } from '@stoa/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ShopContext } from '../kernel/context.ts';
import { openCart } from './cart-lines.ts';

/**
 * Moves what a visitor put into carts as a guest into those of the customer, in the transaction of the sign-in. Lines
 * of the same product and options become one, with at most 100 pieces; other lines are kept as they are, even beyond
 * the limits of a cart or the stock: nothing is lost, and `readCart` reports what can't be bought. CART-503,
 * CONST-011
 */
export async function adoptVisitorCarts(
  tx: Queries,
  ctx: Pick<ShopContext, 'shop' | 'clock'>,
  visitorId: string,
  customerId: string,
): Promise<void> {
  const guestCarts = await tx
    .update(cart)
    .set({ status: 'merged', updatedAt: ctx.clock(), revision: sql`${cart.revision} + 1` })
    .where(
      and(
        eq(cart.shopId, ctx.shop.id),
        eq(cart.visitorId, visitorId),
        isNull(cart.customerId),
        eq(cart.status, 'open'),
      ),
    )
    .returning({ id: cart.id, sellerId: cart.sellerId });
  const inOrder = guestCarts.sort((a, b) => (a.sellerId < b.sellerId ? -1 : 1));
  for (const guestCart of inOrder) {
    const customerCart = await openCart(tx, ctx, { visitorId, customerId }, guestCart.sellerId);
    await mergeLines(tx, ctx, guestCart.id, customerCart);
  }
}

async function mergeLines(
  tx: Queries,
  { shop }: Pick<ShopContext, 'shop'>,
  from: string,
  to: string,
): Promise<void> {
  await tx.execute(sql`update cart_line kept set qty = least(${MAX_QUANTITY}::int, kept.qty + added.qty)
    from cart_line added
    where kept.shop_id = ${shop.id}::uuid and kept.cart_id = ${to}::uuid
      and added.shop_id = kept.shop_id and added.cart_id = ${from}::uuid
      and added.product_id = kept.product_id and added.line_key = kept.line_key`);
  await tx.execute(sql`update cart_line moved set cart_id = ${to}::uuid
    where moved.shop_id = ${shop.id}::uuid and moved.cart_id = ${from}::uuid and not exists (
      select from cart_line kept where kept.shop_id = moved.shop_id and kept.cart_id = ${to}::uuid
        and kept.product_id = moved.product_id and kept.line_key = moved.line_key)`);
}
