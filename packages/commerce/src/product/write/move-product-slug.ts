import { emit, inTransaction, orConflict } from '@stoa/database';
import { z } from 'zod';
import { ADDRESS_TAKEN, moveAddress, slug } from '../../address/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { parseInput } from '../../kernel/input.ts';
import { requireProduct } from '../../pricing/index.ts';
import { requireScope } from '../../staff/index.ts';

const move = z.strictObject({ productId: z.uuid(), slug });

/**
 * Moves a product to another slug in this shop; the old address leads there with 301. Needs `catalog:write`.
 * @throws ShopError `invalid-input` (no slug, reserved), `conflict` on `slug`, `not-found`
 * @awaits back office
 */
export async function moveProductSlug(ctx: ShopContext, input: z.input<typeof move>): Promise<void> {
  const { productId, slug: path } = parseInput(move, input);
  const shopId = ctx.shop.id;
  await orConflict({ [ADDRESS_TAKEN]: 'slug' }, () =>
    inTransaction(ctx.db, async (tx) => {
      const { sellerId } = await requireProduct(tx, ctx, productId);
      requireScope(ctx, 'catalog:write', { sellerId });
      const target = { kind: 'product', id: productId } as const;
      const { from } = await moveAddress(tx, shopId, target, path, ctx.clock());
      await emit(tx, { kind: 'product.changed', entityId: productId, shopId, sellerId, data: { from } });
    }),
  );
}
