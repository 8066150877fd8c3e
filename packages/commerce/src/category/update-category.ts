import { category, emit, inTransaction, type Queries } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import type { ShopContext } from '../kernel/context.ts';
import { parseInput } from '../kernel/input.ts';
import { requireScope } from '../staff/index.ts';
import { type CategoryChanges, categoryChanges } from './category-input.ts';
import { lockCategories, renameCategoryPath } from './category-paths.ts';

/**
 * Changes a category; with `parent` it moves in the tree with all that is below it. An inactive category hides
 * what is below it, too. Its slug is changed by `moveCategorySlug`. Needs `catalog:write`.
 * @throws ShopError `not-found`, `invalid-input` on `parent`
 */
export async function updateCategory(ctx: ShopContext, input: CategoryChanges): Promise<void> {
  requireScope(ctx, 'catalog:write');
  const { categoryId, parent, ...fields } = parseInput(categoryChanges, input);
  const shopId = ctx.shop.id;
  await inTransaction(ctx.db, async (tx) => {
    if (parent !== undefined) await moveInTree(tx, shopId, categoryId, parent);
    const { rowCount } = await tx
      .update(category)
      .set({ ...fields, updatedAt: ctx.clock() })
      .where(and(eq(category.shopId, shopId), eq(category.id, categoryId)));
    if (rowCount === 0) throw new ShopError('not-found', { field: 'categoryId' });
    await emit(tx, { kind: 'category.changed', entityId: categoryId, shopId });
  });
}

async function moveInTree(
  tx: Queries,
  shopId: string,
  categoryId: string,
  parent: string | null,
): Promise<void> {
  await lockCategories(tx, shopId);
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
