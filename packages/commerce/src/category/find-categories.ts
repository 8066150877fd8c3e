import { category, type Queries } from '@stoa/database';
import { and, eq, inArray } from 'drizzle-orm';
import type { ShopContext } from '../kernel/context.ts';

/** Finds the ids of those categories of the shop that have one of the slugs, by slug. */
export async function findCategories(
  tx: Queries,
  ctx: ShopContext,
  slugs: readonly string[],
): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map();
  const rows = await tx
    .select({ id: category.id, slug: category.slug })
    .from(category)
    .where(and(eq(category.shopId, ctx.shop.id), inArray(category.slug, [...new Set(slugs)])));
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}
