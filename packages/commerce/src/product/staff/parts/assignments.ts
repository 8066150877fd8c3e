import { category, categoryProduct, type Queries } from '@stoa/database';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { ShopContext } from '../../../kernel/context.ts';

/** A category that a product is in. */
export interface AssignedCategory {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
}

/** Reads the categories of the shop that a product is in, the primary one first. One statement. */
export function readAssignments(
  tx: Queries,
  { shop }: Pick<ShopContext, 'shop'>,
  productId: string,
): Promise<AssignedCategory[]> {
  return tx
    .select({ id: category.id, slug: category.slug, name: category.name })
    .from(categoryProduct)
    .innerJoin(
      category,
      and(eq(category.shopId, categoryProduct.shopId), eq(category.id, categoryProduct.categoryId)),
    )
    .where(and(eq(categoryProduct.shopId, shop.id), eq(categoryProduct.productId, productId)))
    .orderBy(desc(categoryProduct.isPrimary), asc(category.slug));
}
