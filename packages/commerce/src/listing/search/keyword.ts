import { normaliseKeyword } from '@stoa/domain';
import { boundedKeyword } from '@stoa/search';
import { type SQL, sql } from 'drizzle-orm';
import { isCategoryShown } from '../../category/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { textQuery } from './text-query.ts';

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
 * exactly. The keyword is only used as a parameter or as letters and digits, so no input can fail. Words beyond
 * those that an index would look for are ignored.
 */
export function matchKeyword(
  ctx: Pick<ShopContext, 'shop'>,
  typed: string,
  by: string | undefined,
): KeywordMatch {
  const keyword = normaliseKeyword(typed);
  const skus = skuHits(ctx, keyword);
  if (by === 'sku') return { ids: skus, matches: sql`true`, rank: sql`0` };
  const words = boundedKeyword(keyword);
  if (by !== undefined) return { ids: undefined, matches: matchesOne(words, by), rank: sql`0` };
  const query = textQuery(keyword);
  return {
    ids: sql`select id from product where search_text @@ ${query} and ${ofShop(ctx)}
      union ${skus} union ${inCategoryNamed(ctx, words)}`,
    matches: sql`true`,
    rank: sql`case when p.id in (${skus}) then ${SKU_RANK}
        when lower(p.brand) = lower(${keyword}) or p.id in (${inCategoryNamed(ctx, words)}) then ${NAMED_RANK}
        else 0 end
      + ts_rank('{0.05, 0.2, 0.5, 1}', p.search_text, ${query}) * ${popularityBoost}`,
  };
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
