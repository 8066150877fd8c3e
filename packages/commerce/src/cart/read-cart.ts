import { type Queries, readInShop } from '@stoa/database';
import type { ShopContext } from '../kernel/context.ts';
import { readShopSettings, type ShopSettings } from '../shop/index.ts';
import type { CartDelivery } from './cart-costs.ts';
import { readOpenCarts, type StoredCart } from './cart-lines.ts';
import { type CartOwner, findCartOwner } from './cart-owner.ts';
import { namedCartSeller } from './cart-seller.ts';
import { evaluateCart, readCartState } from './cart-state.ts';
import { type CartView, cartView } from './cart-view.ts';
import { readLineProducts } from './line-product.ts';

/**
 * Reads the requester's open cart as it stands now: in a marketplace that with the seller named, else the shop's one.
 * Whoever has none, or no session, gets an empty one with zero totals. At most 4 statements. CART-501, CART-503,
 * CART-529, CHK-010, ENT-539 to ENT-553
 */
export async function readCart(ctx: ShopContext, sellerId?: string): Promise<CartView> {
  const { settings } = await readShopSettings(ctx);
  return readCartFor(ctx, settings, sellerId, {});
}

/** As `readCart`, with what it costs where it is to go. */
export async function readCartFor(
  ctx: ShopContext,
  settings: ShopSettings,
  sellerId: string | undefined,
  delivery: CartDelivery,
): Promise<CartView> {
  const owner = findCartOwner(ctx);
  const seller = namedCartSeller(ctx.shop, sellerId);
  if (!owner || seller === undefined) {
    const nothing = evaluateCart(ctx, settings, [], new Map());
    return cartView({ ...nothing, stored: undefined, shop: ctx.shop, settings, delivery });
  }
  return readInShop(ctx, (tx) => readOwnCart(tx, ctx, settings, owner, seller, delivery));
}

/** Reads every open cart of the requester that holds something, the one used last first. CART-503, CART-504 */
export async function readCarts(ctx: ShopContext): Promise<CartView[]> {
  const { settings } = await readShopSettings(ctx);
  const owner = findCartOwner(ctx);
  if (!owner) return [];
  return readInShop(ctx, async (tx) => {
    const carts = (await readOpenCarts(tx, ctx, owner)).filter((stored) => stored.lines.length > 0);
    const ids = carts.flatMap((stored) => stored.lines.map((line) => line.productId));
    const products = await readLineProducts(tx, ctx, ids);
    const view = (stored: StoredCart) =>
      cartView({ ...evaluateCart(ctx, settings, stored.lines, products), stored, shop: ctx.shop, settings });
    return carts.map(view);
  });
}

/** Reads the owner's open cart with a seller, within a transaction. Two statements. */
export async function readOwnCart(
  tx: Queries,
  ctx: ShopContext,
  settings: ShopSettings,
  owner: CartOwner,
  sellerId: string,
  delivery: CartDelivery = {},
): Promise<CartView> {
  const [stored] = await readOpenCarts(tx, ctx, owner, sellerId);
  const state = await readCartState(tx, ctx, settings, stored?.lines ?? []);
  return cartView({ ...state, stored, shop: ctx.shop, settings, delivery });
}
