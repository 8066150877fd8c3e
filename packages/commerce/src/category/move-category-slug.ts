import { orConflict } from '@stoa/database';
import { z } from 'zod';
import { ADDRESS_TAKEN, moveAddress, slug } from '../address/index.ts';
import { changing } from '../kernel/change/index.ts';
import type { ShopContext } from '../kernel/context.ts';
import { parseInput, recordId } from '../kernel/input.ts';
import { renameCategoryPath } from './category-paths.ts';
import { categoryRow } from './category-row.ts';

const move = z.strictObject({
  categoryId: recordId,
  slug,
  /** The revision the move was made from. */
  revision: z.int().min(1).optional(),
});

/**
 * Moves a category to another slug in this shop; the old address leads there with 301. Needs `catalog:write`.
 * @throws ShopError `invalid-input` (no slug, reserved), `conflict` on `slug` or `revision`, `not-found`
 * @awaits back office
 */
export async function moveCategorySlug(ctx: ShopContext, input: z.input<typeof move>): Promise<void> {
  const { categoryId, slug: path, revision: version } = parseInput(move, input);
  const change = {
    verb: 'category.move-slug',
    scope: 'catalog:write',
    of: categoryRow(ctx.shop, categoryId, 'tree'),
    version,
    fields: { slug: path },
  } as const;
  await orConflict({ [ADDRESS_TAKEN]: 'slug', category_slug: 'slug', category_path: 'slug' }, () =>
    changing(ctx, change, async ({ tx, fields }) => {
      await moveAddress(tx, ctx.shop.id, { kind: 'category', id: categoryId }, fields.slug, ctx.clock());
      await renameCategoryPath(tx, ctx.shop.id, categoryId, { slug: fields.slug });
    }),
  );
}
