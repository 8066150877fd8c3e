import {
  categoryProduct,
  emitProductChanges,
  inTransaction,
  orConflict,
  product,
  type Queries,
} from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { slug } from '../../address/index.ts';
import { findCategories } from '../../category/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { isEachOnce, parseInput } from '../../kernel/input.ts';
import { isStorable } from '../../kernel/json-input.ts';
import { requireProduct } from '../../pricing/index.ts';
import { requireScope } from '../../staff/index.ts';
import { checkOptions } from './option-checks.ts';
import { productFields, sku } from './product-input.ts';

const MAX_DEPTH = 24;

const changes = productFields.partial().extend({
  productId: z.uuid(),
  /** The revision the writer saw; the change is refused when somebody was faster. */
  revision: z.int().min(1),
  sku: sku.optional(),
  /** Slugs of all its categories in this shop; the first is the primary one. */
  categories: z.array(slug).max(50).refine(isEachOnce).optional(),
});
const productChanges = z
  .unknown()
  .refine((given) => isStorable(given, MAX_DEPTH))
  .pipe(changes);
export type ProductChanges = z.input<typeof changes>;

/**
 * Changes what is said of a product or variation; prices, stock and addresses have use cases of their own.
 * Needs `catalog:write`.
 * @throws ShopError `conflict` on `revision` when it was changed meanwhile or on `sku` when taken, `not-found`
 * @awaits back office
 */
export async function updateProduct(ctx: ShopContext, input: ProductChanges): Promise<{ revision: number }> {
  const { productId, revision, categories, ...fields } = parseInput(productChanges, input);
  return orConflict({ product_sku: 'sku' }, () =>
    inTransaction(ctx.db, async (tx) => {
      const row = await requireProduct(tx, ctx, productId);
      requireScope(ctx, 'catalog:write', { sellerId: row.sellerId });
      if (row.revision !== revision) throw new ShopError('conflict', { field: 'revision' });
      parseInput(optionsOf, { ...row, ...fields });
      await tx
        .update(product)
        .set({ ...fields, updatedAt: ctx.clock(), revision: sql`${product.revision} + 1` })
        .where(and(eq(product.sellerId, row.sellerId), eq(product.id, productId)));
      if (categories) await refile(tx, ctx, productId, categories);
      await emitProductChanges(tx, 'product.changed', row.sellerId, [productId]);
      return { revision: revision + 1 };
    }),
  );
}

/** Options and rules are checked as they are together after the change. */
const optionsOf = z
  .object({
    productOptions: z.custom<typeof product.$inferSelect.productOptions>(),
    productOptionRules: z.custom<typeof product.$inferSelect.productOptionRules>(),
  })
  .superRefine(checkOptions);

async function refile(
  tx: Queries,
  ctx: ShopContext,
  productId: string,
  slugs: readonly string[],
): Promise<void> {
  const shopId = ctx.shop.id;
  const ids = await findCategories(tx, ctx, slugs);
  await tx
    .delete(categoryProduct)
    .where(and(eq(categoryProduct.shopId, shopId), eq(categoryProduct.productId, productId)));
  const rows = slugs.map((one, position) => {
    const categoryId = ids.get(one);
    if (categoryId === undefined) throw new ShopError('invalid-input', { field: 'categories' });
    return { shopId, categoryId, productId, isPrimary: position === 0 };
  });
  if (rows.length > 0) await tx.insert(categoryProduct).values(rows);
}
