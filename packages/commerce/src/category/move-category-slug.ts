import { emit, inTransaction, orConflict } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { z } from 'zod';
import { ADDRESS_TAKEN, moveAddress, slug } from '../address/index.ts';
import type { ShopContext } from '../kernel/context.ts';
import { parseInput } from '../kernel/input.ts';
import { requireScope } from '../staff/index.ts';
import { lockCategories, renameCategoryPath } from './category-paths.ts';

const move = z.strictObject({ categoryId: z.uuid(), slug });

/**
 * Moves a category to another slug in this shop; the old address leads there with 301. Needs `catalog:write`.
 * @throws ShopError `invalid-input` (no slug, reserved), `conflict` on `slug`, `not-found`
 * @awaits back office
 */
export async function moveCategorySlug(ctx: ShopContext, input: z.input<typeof move>): Promise<void> {
  const { categoryId, slug: path } = parseInput(move, input);
  requireScope(ctx, 'catalog:write');
  const shopId = ctx.shop.id;
  await orConflict({ [ADDRESS_TAKEN]: 'slug', category_slug: 'slug', category_path: 'slug' }, () =>
    inTransaction(ctx.db, async (tx) => {
      await lockCategories(tx, shopId);
      const target = { kind: 'category', id: categoryId } as const;
      const { from } = await moveAddress(tx, shopId, target, path, ctx.clock());
      if (!(await renameCategoryPath(tx, shopId, categoryId, { slug: path }))) {
        throw new ShopError('not-found', { field: 'categoryId' });
      }
      await emit(tx, { kind: 'category.changed', entityId: categoryId, shopId, data: { from } });
    }),
  );
}
