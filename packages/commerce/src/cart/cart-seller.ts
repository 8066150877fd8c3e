import { isMarketplace } from '@stoa/domain';
import type { Shop } from '../kernel/context.ts';

/**
 * Returns the seller whose cart a product goes into. A marketplace has a cart per seller; every other shop has one,
 * also for what it shows of a linked seller. CART-503
 */
export function cartSeller(shop: Shop, productSellerId: string): string {
  return isMarketplace(shop.type) ? productSellerId : (shop.ownSellerId ?? productSellerId);
}

/** Returns the seller whose cart is meant: the shop's own, in a marketplace the one named. */
export function namedCartSeller(shop: Shop, sellerId: string | undefined): string | undefined {
  return isMarketplace(shop.type) ? sellerId : shop.ownSellerId;
}
