import { orConflict, type Queries, searchPhrase } from '@stoa/database';
import { ShopError, safeRedirectTarget } from '@stoa/domain';
import { phraseKey } from '@stoa/search';
import { and, count, eq } from 'drizzle-orm';
import { z } from 'zod';
import { changing, orNew, storedRow } from '../kernel/change/index.ts';
import type { Shop, ShopContext } from '../kernel/context.ts';
import { parseInput, recordId, shortText } from '../kernel/input.ts';

/** Products of one kind for a phrase. */
const MOST = 50;
/** Phrases of a shop. */
const MOST_PHRASES = 5000;

const products = z
  .array(recordId)
  .max(MOST)
  .refine((ids) => new Set(ids).size === ids.length);

/** What is left out stays; of a new phrase nothing else is decided. */
const searchPhraseInput = z.strictObject({
  phrase: shortText(100).min(1),
  pinned: products.max(20).exactOptional(),
  boosted: products.exactOptional(),
  buried: products.exactOptional(),
  /** A path within the shop, beginning with a slash. */
  redirectTo: z.string().max(2048).nullable().exactOptional(),
  /** The revision the change was made from; absent for a phrase of which nothing was decided. */
  revision: z.int().min(1).exactOptional(),
});
export type SearchPhraseInput = z.input<typeof searchPhraseInput>;

/**
 * Decides what the search answers to a phrase, however it is written: products that come first, earlier or last, and
 * where it leads. What is left out stays. Needs `marketing:write`.
 * @throws ShopError `invalid-input` on `phrase` (no words, or too many phrases), on `buried` (a product that is pinned or
 * boosted, too) or `redirectTo` (not a safe path), `conflict` on `revision` when somebody was faster
 * @awaits back office
 */
export async function saveSearchPhrase(
  ctx: ShopContext,
  input: SearchPhraseInput,
): Promise<{ readonly revision: number }> {
  const { revision, redirectTo, ...fields } = parseInput(searchPhraseInput, input);
  const key = phraseKey(fields.phrase, ctx.shop.locale);
  if (key === '') throw new ShopError('invalid-input', { field: 'phrase' });
  requireNoneRaisedAndBuried(fields);
  const of = orNew(phraseRow(ctx.shop, key));
  const wanted = { ...fields, ...(redirectTo !== undefined && { redirectTo: targetOf(redirectTo) }) };
  const change = {
    verb: 'search-phrase.save',
    scope: 'marketing:write',
    of,
    version: revision,
    fields: wanted,
  } as const;
  return orConflict({ search_phrase_shop_id_key_pk: 'revision' }, () =>
    changing(ctx, change, async ({ tx, row, fields: merged, revision: next }) => {
      if (row && revision === undefined) throw new ShopError('conflict', { field: 'revision' });
      requireNoneRaisedAndBuried({ ...row, ...merged });
      if (row) await tx.update(searchPhrase).set(merged).where(ofPhrase(ctx.shop, key));
      else await addPhrase(tx, ctx, { key, ...wanted, revision: next });
      return { revision: next };
    }),
  );
}

interface Decided {
  readonly pinned?: readonly string[];
  readonly boosted?: readonly string[];
  readonly buried?: readonly string[];
}

/** @throws ShopError `invalid-input` on `buried` */
function requireNoneRaisedAndBuried({ pinned = [], boosted = [], buried = [] }: Decided): void {
  const raised = new Set([...pinned, ...boosted]);
  if (buried.some((id) => raised.has(id))) throw new ShopError('invalid-input', { field: 'buried' });
}

async function addPhrase(
  tx: Queries,
  ctx: ShopContext,
  row: Omit<typeof searchPhrase.$inferInsert, 'shopId'>,
): Promise<void> {
  const shopId = ctx.shop.id;
  const [known] = await tx
    .select({ phrases: count() })
    .from(searchPhrase)
    .where(eq(searchPhrase.shopId, shopId));
  if (known && known.phrases >= MOST_PHRASES) throw new ShopError('invalid-input', { field: 'phrase' });
  await tx.insert(searchPhrase).values({ shopId, ...row, updatedAt: ctx.clock() });
}

/**
 * Forgets what was decided for a phrase. Needs `marketing:write`.
 * @throws ShopError `not-found` on `phrase`
 * @awaits back office
 */
export async function removeSearchPhrase(ctx: ShopContext, phrase: string): Promise<void> {
  const key = phraseKey(phrase, ctx.shop.locale);
  const of = phraseRow(ctx.shop, key);
  const change = { verb: 'search-phrase.remove', scope: 'marketing:write', of, version: undefined } as const;
  await changing(ctx, change, ({ tx }) => tx.delete(searchPhrase).where(ofPhrase(ctx.shop, key)));
}

const ofPhrase = (shop: Pick<Shop, 'id'>, key: string) =>
  and(eq(searchPhrase.shopId, shop.id), eq(searchPhrase.key, key));

const phraseRow = (shop: Pick<Shop, 'id'>, key: string) =>
  storedRow({
    shop,
    entity: 'search-phrase',
    id: key,
    field: 'phrase',
    table: searchPhrase,
    where: eq(searchPhrase.key, key),
  });

function targetOf(redirectTo: string | null): string | null {
  if (redirectTo === null) return null;
  const target = safeRedirectTarget(redirectTo);
  // A search that leads to a search may lead back to itself.
  if (target === undefined || /^\/search(?:[/?#]|$)/i.test(target)) {
    throw new ShopError('invalid-input', { field: 'redirectTo' });
  }
  return target;
}
