import { type Queries, shopSeller } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { ShopContext } from '../kernel/context.ts';

/** @throws ShopError `not-found` unless the shop carries the sellers of all rows. */
export async function requireCarriedSellers(
  tx: Queries,
  ctx: ShopContext,
  rows: readonly { readonly sellerId: string }[],
): Promise<void> {
  const strangers = [...new Set(rows.map(({ sellerId }) => sellerId))].filter(
    (id) => id !== ctx.shop.ownSellerId,
  );
  if (strangers.length === 0) return;
  const carried = await tx
    .select({ id: shopSeller.sellerId })
    .from(shopSeller)
    .where(and(eq(shopSeller.shopId, ctx.shop.id), inArray(shopSeller.sellerId, strangers)));
  if (carried.length < strangers.length) throw new ShopError('not-found', { field: 'productId' });
}
