import { type Queries, shop } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { eq } from 'drizzle-orm';

/**
 * Locks a shop's row against other writers of it and returns it.
 * @throws ShopError `not-found`
 */
export async function requireShop(tx: Queries, shopId: string) {
  const [row] = await tx.select().from(shop).where(eq(shop.id, shopId)).for('update');
  if (!row) throw new ShopError('not-found', { field: 'shop' });
  return row;
}
