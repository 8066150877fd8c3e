import { ShopError } from '@stoa/domain';
import type { Shop } from '../kernel/context.ts';

/**
 * Returns the seller whose catalogue a shop's files hold. @throws ShopError `invalid-input` where it has none, as a
 * marketplace
 */
export function ownSellerOf(shop: Pick<Shop, 'ownSellerId'>): string {
  if (shop.ownSellerId === undefined) throw new ShopError('invalid-input', { field: 'sellerId' });
  return shop.ownSellerId;
}
