import { normaliseKeyword } from '@stoa/domain';
import { type SQL, sql } from 'drizzle-orm';
import { isCategoryShown } from '../../category/index.ts';
import type { ShopContext } from '../../kernel/context.ts';

/** The condition of a scope: `matches` and `rank` are expressions over the product `p`. */
export interface KeywordMatch {
  /** A query of the distinct `id`s that may match; absent: all. */
  readonly ids: SQL | undefined;
  readonly matches: SQL;
  /** Higher is better. */
  readonly rank: SQL;
}

/** Ranks an exact sku before all other matches. */
const SKU_RANK = 1000;

/** Ranks what is in the category, or of the brand, whose name the keyword is before what only has its words. */
const NAMED_RANK = 10;

/** Boosts the rank by popularity, on a logarithmic scale. */
const popularityBoost = sql`(1 + ln(1 + greatest(0, p.popularity)) / 10)`;

/**
 * Matches words by their stems (`websearch_to_tsquery`: quotes, or, minus), the last word also as a prefix, and skus
 * exactly. The keyword is only used as a parameter or as letters and digits, so no input can fail.
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
    ids: sql`select id from product where search_text @@ ${query} and ${ofShop(ctx)}
      union ${skus} union ${inCategoryNamed(ctx, keyword)}`,
    matches: sql`true`,
    rank: sql`case when p.id in (${skus}) then ${SKU_RANK}
        when lower(p.brand) = lower(${keyword}) or p.id in (${inCategoryNamed(ctx, keyword)}) then ${NAMED_RANK}
        else 0 end
      + ts_rank('{0.05, 0.2, 0.5, 1}', p.search_text, ${query}) * ${popularityBoost}`,
  };
}

function textQuery(keyword: string): SQL {
  const whole = sql`websearch_to_tsquery('english', ${keyword})`;
  const typing = lastWord(keyword);
  if (!typing) return whole;
  const { before, word } = typing;
  const prefix = `'${word}':*`;
  return sql`(${whole}
    || (websearch_to_tsquery('english', ${before}) && to_tsquery('english', ${prefix}))
    || (websearch_to_tsquery('simple', ${before}) && to_tsquery('simple', ${prefix})))`;
}

/** Returns the word being typed; none inside an open phrase or after a minus, where prefixes do not apply. */
function lastWord(keyword: string): { readonly before: string; readonly word: string } | undefined {
  const word = /[\p{L}\p{N}]+$/u.exec(keyword)?.[0];
  if (word === undefined) return undefined;
  const before = keyword.slice(0, -word.length);
  const inPhrase = before.split('"').length % 2 === 0;
  return inPhrase || before.endsWith('-') ? undefined : { before, word };
}

/** Returns the products that have the keyword as their sku, or whose variation has, whatever its case. */
function skuHits(ctx: Pick<ShopContext, 'shop'>, keyword: string): SQL {
  return sql`
    select distinct coalesce(parent_id, id) as id from product
    where lower(sku) = lower(${keyword}) and not archived and ${ofShop(ctx)}`;
}

/** Returns the products in the category, or below it, whose name has the same words as the keyword. */
function inCategoryNamed(ctx: Pick<ShopContext, 'shop'>, keyword: string): SQL {
  const words = sql`strip(to_tsvector('english', ${keyword}))`;
  return sql`
    select assignment.product_id as id from category named
    join category c on c.shop_id = named.shop_id and (c.path = named.path or starts_with(c.path, named.path || '/'))
    join category_product assignment on assignment.shop_id = c.shop_id and assignment.category_id = c.id
    where named.shop_id = ${ctx.shop.id}::uuid and strip(to_tsvector('english', named.name)) = ${words}
      and ${words} <> ''::tsvector and ${isCategoryShown}`;
}

/** Limits the search to sellers of the shop. */
const ofShop = ({ shop }: Pick<ShopContext, 'shop'>) =>
  sql`seller_id in (select seller_id from shop_seller where shop_id = ${shop.id}::uuid)`;

function matchesOne(keyword: string, by: string): SQL {
  const query = sql`plainto_tsquery('simple', ${keyword})`;
  if (by === 'name') return sql`to_tsvector('simple', p.name) @@ ${query}`;
  if (by === 'brand') return sql`to_tsvector('simple', p.brand) @@ ${query}`;
  return sql`jsonb_to_tsvector('simple', p.attributes -> ${by}::text, '["string", "numeric"]') @@ ${query}`;
}
