import { normaliseKeyword } from '@stoa/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { ShopContext } from '../../kernel/context.ts';

/** How the products of a scope are found: `matches` and `rank` are expressions over the product `p`. */
export interface KeywordMatch {
  /** A query of the `id`s that come into question, each once; absent: all. */
  readonly ids: SQL | undefined;
  readonly matches: SQL;
  /** Higher is better. */
  readonly rank: SQL;
}

/** An exact sku goes before everything else. */
const SKU_RANK = 1000;

/** Popularity lifts a product among those that match about as well. */
const liftByPopularity = sql`(1 + ln(1 + greatest(0, p.popularity)) / 10)`;

/**
 * Words with their other forms (`websearch_to_tsquery`: quotes, or, minus), the last word also by its beginning,
 * and skus exactly. Whatever is typed is only ever a parameter or letters and digits, so nothing can fail.
 */
export function matchKeyword(
  ctx: Pick<ShopContext, 'shop'>,
  typed: string,
  by: string | undefined,
): KeywordMatch {
  const keyword = normaliseKeyword(typed);
  const skus = skuHits(ctx, keyword);
  if (by === 'sku') return { ids: skus, matches: sql`true`, rank: sql`0` };
  if (by !== undefined) return { ids: undefined, matches: matchesOne(keyword, by), rank: sql`0` };
  const query = textQuery(keyword);
  return {
    ids: sql`select id from product where search_text @@ ${query} and ${ofShop(ctx)} union ${skus}`,
    matches: sql`true`,
    rank: sql`case when p.id in (${skus}) then ${SKU_RANK} else 0 end
      + ts_rank('{0.05, 0.2, 0.5, 1}', p.search_text, ${query}) * ${liftByPopularity}`,
  };
}

function textQuery(keyword: string): SQL {
  const whole = sql`websearch_to_tsquery('english', ${keyword})`;
  const beginning = lastWord(keyword);
  if (!beginning) return whole;
  const { before, word } = beginning;
  const prefix = `'${word}':*`;
  return sql`(${whole}
    || (websearch_to_tsquery('english', ${before}) && to_tsquery('english', ${prefix}))
    || (websearch_to_tsquery('simple', ${before}) && to_tsquery('simple', ${prefix})))`;
}

/** The word being typed; none inside an open phrase or after a minus, where a beginning means something else. */
function lastWord(keyword: string): { readonly before: string; readonly word: string } | undefined {
  const word = /[\p{L}\p{N}]+$/u.exec(keyword)?.[0];
  if (word === undefined) return undefined;
  const before = keyword.slice(0, -word.length);
  const inPhrase = before.split('"').length % 2 === 0;
  return inPhrase || before.endsWith('-') ? undefined : { before, word };
}

/** The products that have the keyword as their sku, or whose variation has, whatever its case. */
function skuHits(ctx: Pick<ShopContext, 'shop'>, keyword: string): SQL {
  return sql`
    select distinct coalesce(parent_id, id) as id from product
    where lower(sku) = lower(${keyword}) and not archived and ${ofShop(ctx)}`;
}

/** What other shops sell is not even looked at. */
const ofShop = ({ shop }: Pick<ShopContext, 'shop'>) =>
  sql`seller_id in (select seller_id from shop_seller where shop_id = ${shop.id}::uuid)`;

function matchesOne(keyword: string, by: string): SQL {
  const query = sql`plainto_tsquery('simple', ${keyword})`;
  if (by === 'name') return sql`to_tsvector('simple', p.name) @@ ${query}`;
  if (by === 'brand') return sql`to_tsvector('simple', p.brand) @@ ${query}`;
  return sql`jsonb_to_tsvector('simple', p.attributes -> ${by}::text, '["string", "numeric"]') @@ ${query}`;
}
