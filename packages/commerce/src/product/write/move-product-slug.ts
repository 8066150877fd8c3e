import { emit, orConflict } from '@stoa/database';
import { z } from 'zod';
import { ADDRESS_TAKEN, moveAddress, slug } from '../../address/index.ts';
import { changing } from '../../kernel/change/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { parseInput, recordId } from '../../kernel/input.ts';
import { productRow } from '../../pricing/index.ts';

const move = z.strictObject({ productId: recordId, slug });

/**
 * Moves a product to another slug in this shop; the old address leads there with 301. Needs `catalog:write`.
 * @throws ShopError `invalid-input` (no slug, reserved), `conflict` on `slug`, `not-found`
 */
export async function moveProductSlug(ctx: ShopContext, input: z.input<typeof move>): Promise<void> {
  const { productId, slug: path } = parseInput(move, input);
  const shopId = ctx.shop.id;
  const of = productRow(ctx, productId);
  const change = { verb: 'product.move-slug', scope: 'catalog:write', of, version: undefined } as const;
  await orConflict({ [ADDRESS_TAKEN]: 'slug' }, () =>
    changing(ctx, change, async ({ tx, row: { sellerId }, note }) => {
      const target = { kind: 'product', id: productId } as const;
      const { from } = await moveAddress(tx, shopId, target, path, ctx.clock());
      note({ slug: from }, { slug: path });
      await emit(tx, { kind: 'product.changed', entityId: productId, shopId, sellerId, data: { from } });
    }),
  );
}
