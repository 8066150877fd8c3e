import { product, type Queries } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import type { ShopContext } from '../../../kernel/context.ts';
import { lockWithHolders } from '../../../pricing/index.ts';
import { findProduct } from '../find-product.ts';
import { readArranged, requireVariable } from './read-arranged.ts';

/**
 * Locks a variable product with its variations, archived ones too, in the one order in which everybody locks products, and
 * reads them. What is made of it while this waits is seen, and nothing can be made of it afterwards.
 * @throws ShopError `not-found` and `invalid-input` on `productId`
 */
export async function lockArranged(tx: Queries, ctx: ShopContext, productId: string) {
  const { row } = await findProduct(tx, ctx, productId, 'catalog:write');
  requireVariable(row);
  const { sellerId } = row;
  const known = await readArranged(tx, row);
  await lockWithHolders(tx, sellerId, [productId, ...known.map(({ id }) => id)]);
  const [parent] = await tx
    .select({
      id: product.id,
      sellerId: product.sellerId,
      revision: product.revision,
      sku: product.sku,
      name: product.name,
      variants: product.variants,
      weightGrams: product.weightGrams,
      price: product.price,
      msrp: product.msrp,
    })
    .from(product)
    .where(and(eq(product.sellerId, sellerId), eq(product.id, productId)));
  if (!parent) throw new ShopError('not-found', { field: 'productId' });
  return { parent, variations: await readArranged(tx, parent) };
}

export type LockedParent = Awaited<ReturnType<typeof lockArranged>>['parent'];
