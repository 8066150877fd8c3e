import { cartLine, inShop } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ShopContext } from '../kernel/context.ts';
import { parseInput, recordId } from '../kernel/input.ts';
import { readShopSettings } from '../shop/index.ts';
import type { AddToCart } from './add-to-cart.ts';
import { requireCartOwner } from './cart-owner.ts';
import type { CartView } from './cart-view.ts';
import { lockCartOfLines } from './lock-cart.ts';
import { readOwnCart } from './read-cart.ts';

const removal = z.strictObject({ lineId: recordId });

export interface RemovedFromCart {
  /** `addToCart` with this puts the line back. OPEN-513 */
  readonly undo: AddToCart;
  readonly cart: CartView;
}

/**
 * Takes a line out of the requester's open cart. CART-520
 * @throws ShopError `not-found` for a line that is not in it
 */
export async function removeFromCart(
  ctx: ShopContext,
  input: z.input<typeof removal>,
): Promise<RemovedFromCart> {
  const { lineId } = parseInput(removal, input);
  const owner = requireCartOwner(ctx);
  const { settings } = await readShopSettings(ctx);
  return inShop(ctx, async (tx) => {
    const { sellerId } = await lockCartOfLines(tx, ctx, owner, [lineId]);
    const [line] = await tx
      .delete(cartLine)
      .where(and(eq(cartLine.shopId, ctx.shop.id), eq(cartLine.id, lineId)))
      .returning();
    if (!line) throw new ShopError('not-found', { field: 'lineId' });
    const { productId, qty, productOptionsData, personalizationData } = line;
    const undo: AddToCart = {
      productId,
      qty,
      ...(productOptionsData && { productOptionsData }),
      ...(personalizationData && { personalizationData }),
    };
    return { undo, cart: await readOwnCart(tx, ctx, settings, owner, sellerId) };
  });
}
