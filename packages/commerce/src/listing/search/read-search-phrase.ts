import { readPrepared } from '@stoa/database';
import { phraseKey, type SearchTuning } from '@stoa/search';
import { sql } from 'drizzle-orm';
import type { ShopReader } from '../../kernel/context.ts';

/** What a merchant decided for a phrase. */
export interface DecidedPhrase {
  readonly tuning: SearchTuning;
  /** A path within the shop. */
  readonly redirectTo: string | null;
}

/** Reads what was decided for a keyword, one statement; `undefined` for most. */
export async function readSearchPhrase(ctx: ShopReader, keyword: string): Promise<DecidedPhrase | undefined> {
  const key = phraseKey(keyword, ctx.shop.locale);
  if (key === '') return undefined;
  const [row] = await readPrepared<SearchTuning & { readonly redirectTo: string | null }>(
    ctx,
    ['search'],
    sql`
    select pinned::text[], boosted::text[], buried::text[], redirect_to as "redirectTo" from search_phrase
    where shop_id = ${ctx.shop.id}::uuid and key = ${key}`,
  );
  if (!row) return undefined;
  const { pinned, boosted, buried, redirectTo } = row;
  return { tuning: { pinned, boosted, buried }, redirectTo };
}
