import type { SearchQuery, SearchScope } from '@stoa/search';
import { type SQL, sql } from 'drizzle-orm';
import { isUuid } from '../../kernel/arrays.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { listPrice } from '../order.ts';
import { isCategoryShown, isShown, publishedProducts } from '../shown.ts';
import { type KeywordMatch, matchKeyword } from './keyword.ts';

/** The products of the query's scope, before the visitor's filters, with what filters and orders need. */
export function scopeSql(ctx: Pick<ShopContext, 'shop'>, query: SearchQuery): SQL {
  const keyword = keywordOf(ctx, query.scope);
  return sql`
    select p.seller_id, p.id, p.class_code, p.brand, p.attributes, p.popularity,
      p.review_avg_rating as rating, ${listPrice} as price, ${keyword?.rank ?? sql`0`} as rank
    from ${publishedProducts}
    where ${isShown(ctx)} and ${within(query.scope)} and ${keyword?.matches ?? sql`true`}
      and ${ofSeller(query.sellerId)}`;
}

function keywordOf(ctx: Pick<ShopContext, 'shop'>, scope: SearchScope): KeywordMatch | undefined {
  return scope.kind === 'keyword' ? matchKeyword(ctx, scope.keyword, scope.by) : undefined;
}

function within(scope: SearchScope): SQL {
  if (scope.kind !== 'category') return sql`true`;
  return sql`p.id in (
    select filing.product_id from category_product filing
    join category c on c.shop_id = filing.shop_id and c.id = filing.category_id
    where filing.shop_id = pub.shop_id and ${isCategoryShown}
      and (c.path = ${scope.path} or starts_with(c.path, ${scope.path} || '/')))`;
}

function ofSeller(sellerId: string | undefined): SQL {
  if (sellerId === undefined) return sql`true`;
  return isUuid(sellerId) ? sql`p.seller_id = ${sellerId}::uuid` : sql`false`;
}
