import { searchPhrase } from '@stoa/database';
import { asc, eq } from 'drizzle-orm';
import type { ShopContext } from '../kernel/context.ts';
import { requireScope } from '../staff/index.ts';

/** A phrase and what was decided for it, by ids of products. */
export type DecidedSearchPhrase = Omit<typeof searchPhrase.$inferSelect, 'shopId' | 'key'>;

/**
 * Lists the phrases for which something was decided, one statement. Needs `marketing:write`.
 * @awaits back office
 */
export async function listSearchPhrases(ctx: ShopContext): Promise<readonly DecidedSearchPhrase[]> {
  requireScope(ctx, 'marketing:write');
  const { phrase, pinned, boosted, buried, redirectTo, revision, updatedAt } = searchPhrase;
  return ctx.db.queries
    .select({ phrase, pinned, boosted, buried, redirectTo, revision, updatedAt })
    .from(searchPhrase)
    .where(eq(searchPhrase.shopId, ctx.shop.id))
    .orderBy(asc(searchPhrase.phrase));
}
