import { category, type Queries } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { changing } from '../kernel/change/index.ts';
import type { ShopContext } from '../kernel/context.ts';
import { parseInput } from '../kernel/input.ts';
import { type CategoryChanges, categoryChanges } from './category-input.ts';
import { renameCategoryPath } from './category-paths.ts';
import { categoryRow } from './category-row.ts';

/**
 * Changes a category; with `parent` it moves in the tree with all that is below it. An inactive category hides
 * what is below it, too. Its slug is changed by `moveCategorySlug`. Needs `catalog:write`.
 * @throws ShopError `not-found`, `invalid-input` on `parent`, `conflict` on `revision` when somebody changed the same
 * fields meanwhile
 */
export async function updateCategory(ctx: ShopContext, input: CategoryChanges): Promise<void> {
  const { categoryId, revision: version, ...fields } = parseInput(categoryChanges, input);
  const shopId = ctx.shop.id;
  const of = categoryRow(ctx.shop, categoryId, fields.parent === undefined ? undefined : 'tree');
  const change = { verb: 'category.update', scope: 'catalog:write', of, version, fields } as const;
  await changing(ctx, change, async ({ tx, fields: { parent, ...wanted } }) => {
    if (parent !== undefined) await moveInTree(tx, shopId, categoryId, parent);
    await tx
      .update(category)
      .set({ ...wanted, updatedAt: ctx.clock() })
      .where(and(eq(category.shopId, shopId), eq(category.id, categoryId)));
  });
}

/** Call under `lockCategories`. */
async function moveInTree(
  tx: Queries,
  shopId: string,
  categoryId: string,
  parent: string | null,
): Promise<void> {
  if (parent === null) {
    await renameCategoryPath(tx, shopId, categoryId, { parent: null });
    return;
  }
  const [above] = await tx
    .select({ id: category.id, path: category.path })
    .from(category)
    .where(and(eq(category.shopId, shopId), eq(category.slug, parent)));
  if (!above) throw new ShopError('invalid-input', { field: 'parent' });
  await renameCategoryPath(tx, shopId, categoryId, { parent: above });
}
