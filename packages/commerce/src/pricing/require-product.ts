import { isUuid, product, type Queries } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { eq } from 'drizzle-orm';
import type { ShopContext } from '../kernel/context.ts';
import { requireCarried } from '../shop/index.ts';

/**
 * Locks a product or variation of a seller this shop carries, against other writers.
 * @throws ShopError `not-found`
 */
export async function requireProduct(tx: Queries, ctx: ShopContext, id: string) {
  if (!isUuid(id)) throw new ShopError('not-found', { field: 'productId' });
  const [row] = await tx.select().from(product).where(eq(product.id, id)).for('update');
  if (!row) throw new ShopError('not-found', { field: 'productId' });
  await requireCarried(tx, ctx, [row.sellerId]);
  return row;
}
