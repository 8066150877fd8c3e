import { orConflict } from '@stoa/database';
import { z } from 'zod';
import { ADDRESS_TAKEN, moveAddress, slug } from '../../address/index.ts';
import { changing } from '../../kernel/change/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { parseInput, recordId } from '../../kernel/input.ts';
import { pageRow } from './page-row.ts';

const move = z.strictObject({ pageId: recordId, slug });

/**
 * Moves a page to another slug in this shop; the old address leads there with 301. Needs `content:write`.
 * @throws ShopError `invalid-input` (no slug, reserved), `conflict` on `slug`, `not-found`
 * @awaits back office
 */
export async function movePageSlug(ctx: ShopContext, input: z.input<typeof move>): Promise<void> {
  const { pageId, slug: path } = parseInput(move, input);
  const of = pageRow(ctx.shop, pageId);
  const change = { verb: 'page.move-slug', scope: 'content:write', of, version: undefined } as const;
  await orConflict({ [ADDRESS_TAKEN]: 'slug' }, () =>
    changing(ctx, change, async ({ tx, note }) => {
      const target = { kind: 'page', id: pageId } as const;
      const { from } = await moveAddress(tx, ctx.shop.id, target, path, ctx.clock());
      note({ slug: from }, { slug: path });
    }),
  );
}
