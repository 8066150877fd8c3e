import { emitProductChanges, inTransaction, product } from '@stoa/database';
import { and, eq, sql } from 'drizzle-orm';
import type { ShopContext } from '../../kernel/context.ts';
import { lockWithHolders, refreshDerivedPrices, requireProduct } from '../../pricing/index.ts';
import { requireScope } from '../../staff/index.ts';

/**
 * Takes a product or variation out of every shop for good, or brings it back; orders keep it. Its address stays
 * its own. Needs `catalog:write`.
 * @throws ShopError `not-found`
 */
export async function archiveProduct(ctx: ShopContext, productId: string, archived = true): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { sellerId, parentId } = await requireProduct(tx, ctx, productId);
    requireScope(ctx, 'catalog:write', { sellerId });
    await lockWithHolders(tx, sellerId, [productId]);
    await tx
      .update(product)
      .set({ archived, updatedAt: ctx.clock(), revision: sql`${product.revision} + 1` })
      .where(and(eq(product.sellerId, sellerId), eq(product.id, productId)));
    // Whoever edits the product with its variations sees that they are others now.
    if (parentId !== null) {
      await tx
        .update(product)
        .set({ revision: sql`${product.revision} + 1` })
        .where(and(eq(product.sellerId, sellerId), eq(product.id, parentId)));
    }
    await refreshDerivedPrices(tx, sellerId, [productId]);
    await emitProductChanges(tx, 'product.changed', sellerId, [productId]);
  });
}
