import { emitProductChanges, product } from '@stoa/database';
import { and, eq } from 'drizzle-orm';
import { changing } from '../../kernel/change/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { productRow, refreshDerivedPrices } from '../../pricing/index.ts';
import { countAbove } from '../../stock/index.ts';

/**
 * Takes a product or variation out of every shop for good, or brings it back; orders keep it. Its address stays
 * its own. Needs `catalog:write`.
 * @throws ShopError `not-found`
 */
export async function archiveProduct(ctx: ShopContext, productId: string, archived = true): Promise<void> {
  const of = productRow(ctx, productId);
  const verb = archived ? 'product.archive' : 'product.bring-back';
  const change = { verb, scope: 'catalog:write', of, version: undefined } as const;
  await changing(ctx, change, async ({ tx, row: { sellerId }, wrote }) => {
    await tx
      .update(product)
      .set({ archived })
      .where(and(eq(product.sellerId, sellerId), eq(product.id, productId)));
    wrote(...(await countAbove(tx, sellerId, [productId], ctx.clock())));
    await refreshDerivedPrices(tx, sellerId, [productId]);
    await emitProductChanges(tx, 'product.changed', sellerId, [productId]);
  });
}
