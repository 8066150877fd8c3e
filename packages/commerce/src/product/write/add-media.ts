import { emitProductChanges, inTransaction, newId, productMedia } from '@stoa/database';
import { and, eq, max } from 'drizzle-orm';
import { z } from 'zod';
import type { ShopContext } from '../../kernel/context.ts';
import { parseInput } from '../../kernel/input.ts';
import { requireProduct } from '../../pricing/index.ts';
import { requireScope } from '../../staff/index.ts';
import { media } from './product-input.ts';

const input = z.strictObject({ productId: z.uuid(), media: z.array(media).min(1).max(50) });
export type NewMedia = z.input<typeof input>;

/**
 * Adds pictures or films behind those a product or variation has. Needs `catalog:write`. ENT-041
 * @throws ShopError `not-found`
 * @awaits back office
 */
export async function addMedia(ctx: ShopContext, given: NewMedia): Promise<void> {
  const { productId, media: added } = parseInput(input, given);
  await inTransaction(ctx.db, async (tx) => {
    // The product's row is locked, so nobody else counts the same positions.
    const { sellerId } = await requireProduct(tx, ctx, productId);
    requireScope(ctx, 'catalog:write', { sellerId });
    const [row] = await tx
      .select({ last: max(productMedia.position) })
      .from(productMedia)
      .where(and(eq(productMedia.sellerId, sellerId), eq(productMedia.productId, productId)));
    const first = (row?.last ?? -1) + 1;
    await tx
      .insert(productMedia)
      .values(added.map((one, at) => ({ ...one, sellerId, productId, id: newId(), position: first + at })));
    await emitProductChanges(tx, 'product.changed', sellerId, [productId]);
  });
}
