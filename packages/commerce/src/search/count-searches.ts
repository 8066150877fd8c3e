import { inShop, readInShop, searchCount } from '@stoa/database';
import { and, desc, eq, gt, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ShopContext } from '../kernel/context.ts';
import { parseInput } from '../kernel/input.ts';
import { requireScope } from '../staff/index.ts';
import { loggedPhrase } from './logged-phrase.ts';

/** A keyword that was searched for. */
export interface AskedKeyword {
  readonly keyword: string;
  readonly asked: number;
  /** Products found, and those that match all of it; absent where a kept page answered. */
  readonly result?: { readonly found: number; readonly matched: number };
}

/** Phrases kept of a shop; further ones are not counted until rare ones are removed. */
const MOST_PHRASES = 5000;

/** Counts searches, without those that are no phrases or may tell of a person; one statement. */
export async function countSearches(
  ctx: Pick<ShopContext, 'db' | 'shop' | 'clock'>,
  searches: readonly AskedKeyword[],
): Promise<void> {
  const byPhrase = new Map<string, AskedKeyword>();
  for (const search of searches) {
    const phrase = loggedPhrase(search.keyword);
    if (phrase === undefined) continue;
    const known = byPhrase.get(phrase);
    byPhrase.set(phrase, { ...known, ...search, asked: search.asked + (known?.asked ?? 0) });
  }
  if (byPhrase.size === 0) return;
  const rows = [...byPhrase].map(([phrase, { asked, result }]) => ({ phrase, asked, ...result }));
  const now = ctx.clock().toISOString();
  const shopId = ctx.shop.id;
  await inShop(ctx, async (tx) => {
    await tx.execute(sql`
      insert into search_count as kept
        (shop_id, phrase, asked, found, matched, first_asked_at, last_asked_at)
      select ${shopId}::uuid, phrase, asked, coalesce(found, 0), coalesce(matched, 0), ${now}::timestamptz, ${now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as asked(phrase text, asked integer, found integer, matched integer)
      where exists (select 1 from search_count known where known.shop_id = ${shopId}::uuid and known.phrase = asked.phrase)
        or (found is not null
          and (select count(*) from search_count where shop_id = ${shopId}::uuid) < ${MOST_PHRASES})
      order by phrase
      on conflict (shop_id, phrase) do update set
        asked = least(kept.asked::bigint + excluded.asked, 2000000000)::integer,
        last_asked_at = excluded.last_asked_at`);
    const answered = JSON.stringify(rows.filter(({ found }) => found !== undefined));
    await tx.execute(sql`
      update search_count kept set found = asked.found, matched = asked.matched
      from jsonb_to_recordset(${answered}::jsonb) as asked(phrase text, found integer, matched integer)
      where kept.shop_id = ${shopId}::uuid and kept.phrase = asked.phrase
        and (kept.found, kept.matched) is distinct from (asked.found, asked.matched)`);
  });
}

const searchesAsked = z.strictObject({
  /** Only those that found nothing, or nothing that matches all of them. */
  only: z.enum(['nothing', 'no-exact-match']).exactOptional(),
  limit: z.int().min(1).max(500).default(100),
});

/** A phrase that was searched for. */
export type CountedSearch = Omit<typeof searchCount.$inferSelect, 'shopId'>;

/**
 * Lists what was searched for, most often asked first. Needs `marketing:write`.
 * @awaits back office
 */
export async function listSearches(
  ctx: ShopContext,
  input: z.input<typeof searchesAsked> = {},
): Promise<readonly CountedSearch[]> {
  requireScope(ctx, 'marketing:write');
  const { only, limit } = parseInput(searchesAsked, input);
  const { phrase, asked, found, matched, firstAskedAt, lastAskedAt } = searchCount;
  const failed = only === 'nothing' ? eq(found, 0) : and(gt(found, 0), eq(matched, 0));
  return readInShop(ctx, (tx) =>
    tx
      .select({ phrase, asked, found, matched, firstAskedAt, lastAskedAt })
      .from(searchCount)
      .where(and(eq(searchCount.shopId, ctx.shop.id), only && failed))
      .orderBy(desc(asked), phrase)
      .limit(limit),
  );
}

/** Removes phrases that nobody asked for since a time, and those asked once that are older than another. */
export async function removeRareSearches(
  ctx: ShopContext,
  before: { readonly any: Date; readonly once: Date },
): Promise<void> {
  const { shopId, asked, lastAskedAt } = searchCount;
  const isOld = or(lt(lastAskedAt, before.any), and(eq(asked, 1), lt(lastAskedAt, before.once)));
  await inShop(ctx, (tx) => tx.delete(searchCount).where(and(eq(shopId, ctx.shop.id), isOld)));
}
