import { cart, cartLine, inShop, type Queries } from '@stoa/database';
import { and, eq, sql } from 'drizzle-orm';
import type { ShopContext } from '../kernel/context.ts';
import { type CartOwner, findCartOwner, ownedCarts } from './cart-owner.ts';

/** Pieces in all open carts of the requester: the number on the badge. CART-514 */
export async function cartCount(ctx: ShopContext): Promise<number> {
  const owner = findCartOwner(ctx);
  return owner ? inShop(ctx, (tx) => countPieces(tx, ctx, owner)) : 0;
}

/** As `cartCount`, within a transaction. One statement. */
export async function countPieces(
  tx: Queries,
  ctx: Pick<ShopContext, 'shop'>,
  owner: CartOwner,
): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`coalesce(sum(${cartLine.qty}), 0)::int` })
    .from(cart)
    .innerJoin(cartLine, and(eq(cartLine.shopId, cart.shopId), eq(cartLine.cartId, cart.id)))
    .where(and(ownedCarts(ctx, owner), eq(cart.status, 'open')));
  return row?.count ?? 0;
}
