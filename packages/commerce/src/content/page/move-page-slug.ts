import { emit, inTransaction, orConflict } from '@stoa/database';
import { z } from 'zod';
import { ADDRESS_TAKEN, moveAddress, slug } from '../../address/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { parseInput } from '../../kernel/input.ts';
import { requireScope } from '../../staff/index.ts';

const move = z.strictObject({ pageId: z.uuid(), slug });

/**
 * Moves a page to another slug in this shop; the old address leads there with 301. Needs `content:write`.
 * @throws ShopError `invalid-input` (no slug, reserved), `conflict` on `slug`, `not-found`
 * @awaits back office
 */
export async function movePageSlug(ctx: ShopContext, input: z.input<typeof move>): Promise<void> {
  const { pageId, slug: path } = parseInput(move, input);
  requireScope(ctx, 'content:write');
  const shopId = ctx.shop.id;
  await orConflict({ [ADDRESS_TAKEN]: 'slug' }, () =>
    inTransaction(ctx.db, async (tx) => {
      const { from } = await moveAddress(tx, shopId, { kind: 'page', id: pageId }, path, ctx.clock());
      await emit(tx, { kind: 'content.changed', entityId: pageId, shopId, data: { from } });
    }),
  );
}
