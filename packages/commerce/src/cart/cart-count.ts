import { cart, cartLine, readInShop } from '@stoa/database';
import { and, eq, sql } from 'drizzle-orm';
import type { ShopContext } from '../kernel/context.ts';
import { findCartOwner, ownedCarts } from './cart-owner.ts';

/** Counts the pieces in all open carts of the requester: the number on the badge. CART-514 */
export async function cartCount(ctx: ShopContext): Promise<number> {
  const owner = findCartOwner(ctx);
  if (owner === undefined) return 0;
  return readInShop(ctx, async (tx) => {
    const [row] = await tx
      .select({ count: sql<number>`coalesce(sum(${cartLine.qty}), 0)::int` })
      .from(cart)
      .innerJoin(cartLine, and(eq(cartLine.shopId, cart.shopId), eq(cartLine.cartId, cart.id)))
      .where(and(ownedCarts(ctx, owner), eq(cart.status, 'open')));
    return row?.count ?? 0;
  });
}
