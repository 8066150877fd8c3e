import { readCarts, type ShopContext } from '@stoa/commerce';
import { ShopError } from '@stoa/domain';
import type { ApiContext } from '../context.ts';

/**
 * Returns the context for changing a cart, with a visit that owns it, once the `quote-id` header was found to name a
 * cart of theirs. API-GQL-508, API-GQL-559, API-GQL-560
 * @throws ShopError `not-found` for a cart that is another's, closed or unknown
 */
export async function cartOwnerContext(api: ApiContext): Promise<ShopContext> {
  await requireQuote(api, api.shop);
  return api.visit.ensureVisitor();
}

/** @throws ShopError `not-found` unless the cart the header names is an open one of the requester */
export async function requireQuote(api: ApiContext, ctx: ShopContext): Promise<void> {
  const { quoteId } = api;
  if (quoteId === undefined) return;
  const carts = await readCarts(ctx);
  if (!carts.some((cart) => cart.id === quoteId)) throw new ShopError('not-found', { field: 'quote-id' });
}

/**
 * Returns the seller a call is about, as it was sent or as the header says; `undefined` where none is named.
 * API-GQL-555
 * @throws ShopError `not-found` for one the shop does not carry
 */
export function meantSeller(api: ApiContext, sent?: string | null): string | undefined {
  const sellerId = sent || api.sellerGuid;
  if (!sellerId) return undefined;
  if (api.profile.sellers.some((seller) => seller.id === sellerId)) return sellerId;
  throw new ShopError('not-found', { field: sent ? 'sellerGuid' : 'seller-guid' });
}
