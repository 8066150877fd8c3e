import { cart, cartLine, type Queries } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ShopContext } from '../kernel/context.ts';
import { type CartOwner, ownedCarts } from './cart-owner.ts';

/**
 * Locks the owner's open cart that holds these lines, until the transaction ends, and counts the change.
 * @throws ShopError `not-found` for lines of no cart, of another's, or of several carts
 */
export async function lockCartOfLines(
  tx: Queries,
  ctx: Pick<ShopContext, 'shop' | 'clock'>,
  owner: CartOwner,
  lineIds: readonly string[],
): Promise<{ readonly id: string; readonly sellerId: string }> {
  const holding = tx
    .select({ id: cartLine.cartId })
    .from(cartLine)
    .where(and(eq(cartLine.shopId, ctx.shop.id), inArray(cartLine.id, [...lineIds])));
  const locked = await tx
    .update(cart)
    .set({ updatedAt: ctx.clock(), revision: sql`${cart.revision} + 1` })
    .where(and(ownedCarts(ctx, owner), eq(cart.status, 'open'), inArray(cart.id, holding)))
    .returning({ id: cart.id, sellerId: cart.sellerId });
  const [only, another] = locked;
  if (!only || another) throw new ShopError('not-found', { field: 'lineId' });
  return only;
}
