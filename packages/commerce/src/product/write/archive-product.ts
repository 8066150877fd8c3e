import { emitProductChanges, product } from '@stoa/database';
import { and, eq, sql } from 'drizzle-orm';
import { changing } from '../../kernel/change/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { lockWithHolders, productRow, refreshDerivedPrices } from '../../pricing/index.ts';

/**
 * Takes a product or variation out of every shop for good, or brings it back; orders keep it. Its address stays
 * its own. Needs `catalog:write`.
 * @throws ShopError `not-found`
 */
export async function archiveProduct(ctx: ShopContext, productId: string, archived = true): Promise<void> {
  const of = productRow(ctx, productId);
  const verb = archived ? 'product.archive' : 'product.bring-back';
  const change = { verb, scope: 'catalog:write', of, version: undefined } as const;
  await changing(ctx, change, async ({ tx, row: { sellerId, parentId } }) => {
    await lockWithHolders(tx, sellerId, [productId]);
    await tx
      .update(product)
      .set({ archived })
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
