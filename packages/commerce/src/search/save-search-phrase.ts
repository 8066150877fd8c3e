import { emit, inTransaction, searchPhrase } from '@stoa/database';
import { ShopError, safeRedirectTarget } from '@stoa/domain';
import { phraseKey } from '@stoa/search';
import { and, count, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ShopContext } from '../kernel/context.ts';
import { parseInput, shortText } from '../kernel/input.ts';
import { requireScope } from '../staff/index.ts';

/** Products of one kind for a phrase. */
const MOST = 50;
/** Phrases of a shop. */
const MOST_PHRASES = 5000;

const products = z
  .array(z.uuid())
  .max(MOST)
  .refine((ids) => new Set(ids).size === ids.length)
  .default([]);

const searchPhraseInput = z.strictObject({
  phrase: shortText(100).min(1),
  pinned: products.pipe(z.array(z.uuid()).max(20)),
  boosted: products,
  buried: products,
  /** A path within the shop, beginning with a slash. */
  redirectTo: z.string().max(2048).nullable().default(null),
  /** The revision the change was made from; absent for a phrase of which nothing was decided. */
  revision: z.int().min(1).exactOptional(),
});
export type SearchPhraseInput = z.input<typeof searchPhraseInput>;

/**
 * Decides what the search answers to a phrase, however it is written: products that come first, earlier or last, and
 * where it leads. Needs `marketing:write`.
 * @throws ShopError `invalid-input` on `phrase` (no words, or too many phrases), on `buried` (a product that is pinned or
 * boosted, too) or `redirectTo` (not a safe path), `conflict` on `revision` when somebody was faster
 * @awaits back office
 */
export async function saveSearchPhrase(
  ctx: ShopContext,
  input: SearchPhraseInput,
): Promise<{ readonly revision: number }> {
  requireScope(ctx, 'marketing:write');
  const { revision, redirectTo, ...fields } = parseInput(searchPhraseInput, input);
  const key = phraseKey(fields.phrase, ctx.shop.locale);
  if (key === '') throw new ShopError('invalid-input', { field: 'phrase' });
  const raised = new Set([...fields.pinned, ...fields.boosted]);
  if (fields.buried.some((id) => raised.has(id))) throw new ShopError('invalid-input', { field: 'buried' });
  const row = { ...fields, redirectTo: targetOf(redirectTo), updatedAt: ctx.clock() };
  const shopId = ctx.shop.id;
  return inTransaction(ctx.db, async (tx) => {
    if (revision === undefined) {
      const [known] = await tx
        .select({ phrases: count() })
        .from(searchPhrase)
        .where(eq(searchPhrase.shopId, shopId));
      if (known && known.phrases >= MOST_PHRASES) throw new ShopError('invalid-input', { field: 'phrase' });
    }
    const saved =
      revision === undefined
        ? await tx
            .insert(searchPhrase)
            .values({ shopId, key, ...row })
            .onConflictDoNothing()
            .returning({ revision: searchPhrase.revision })
        : await tx
            .update(searchPhrase)
            .set({ ...row, revision: sql`${searchPhrase.revision} + 1` })
            .where(and(ofPhrase(shopId, key), eq(searchPhrase.revision, revision)))
            .returning({ revision: searchPhrase.revision });
    const [now] = saved;
    if (!now) throw new ShopError('conflict', { field: 'revision' });
    await emit(tx, { kind: 'search.changed', entityId: key, shopId });
    return now;
  });
}

/**
 * Forgets what was decided for a phrase. Needs `marketing:write`.
 * @throws ShopError `not-found` on `phrase`
 * @awaits back office
 */
export async function removeSearchPhrase(ctx: ShopContext, phrase: string): Promise<void> {
  requireScope(ctx, 'marketing:write');
  const key = phraseKey(phrase, ctx.shop.locale);
  const shopId = ctx.shop.id;
  await inTransaction(ctx.db, async (tx) => {
    const { rowCount } = await tx.delete(searchPhrase).where(ofPhrase(shopId, key));
    if (!rowCount) throw new ShopError('not-found', { field: 'phrase' });
    await emit(tx, { kind: 'search.changed', entityId: key, shopId });
  });
}

const ofPhrase = (shopId: string, key: string) =>
  and(eq(searchPhrase.shopId, shopId), eq(searchPhrase.key, key));

function targetOf(redirectTo: string | null): string | null {
  if (redirectTo === null) return null;
  const target = safeRedirectTarget(redirectTo);
  // A search that leads to a search may lead back to itself.
  if (target === undefined || /^\/search(?:[/?#]|$)/i.test(target)) {
    throw new ShopError('invalid-input', { field: 'redirectTo' });
  }
  return target;
}
