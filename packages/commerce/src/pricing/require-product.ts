import { isUuid, product, type Queries } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { eq } from 'drizzle-orm';
import type { ShopContext } from '../kernel/context.ts';
import { isOfOtherSeller } from '../kernel/require-scope.ts';
import { requireCarried } from '../shop/index.ts';
import { lockWithHolders } from './derived-prices.ts';

/**
 * Locks a product or variation of a seller this shop carries, with the products that show it, against other writers, in
 * the one order in which everybody locks products. Carts and orders may refer to it meanwhile.
 * @throws ShopError `not-found`, the same for a product of a seller that the shop does not carry, and for one of another seller
 * than the one that whoever asks is limited to
 */
export async function requireProduct(tx: Queries, ctx: ShopContext, id: string) {
  if (!isUuid(id)) throw new ShopError('not-found', { field: 'productId' });
  const [known] = await tx.select({ sellerId: product.sellerId }).from(product).where(eq(product.id, id));
  if (!known || isOfOtherSeller(ctx.actor, known.sellerId))
    throw new ShopError('not-found', { field: 'productId' });
  await requireCarried(tx, ctx, [known.sellerId], 'productId');
  await lockWithHolders(tx, known.sellerId, [id]);
  const [row] = await tx.select().from(product).where(eq(product.id, id));
  if (!row) throw new ShopError('not-found', { field: 'productId' });
  return row;
}
