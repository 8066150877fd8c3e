import { isUuid } from '@stoa/database';
import { CATEGORY_FILTER, type SearchQuery } from '@stoa/search';
import { type SQL, sql } from 'drizzle-orm';
import { isCategoryShown } from '../../category/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { listPrice } from '../list-order.ts';
import { isShown, publishedProducts } from '../shown.ts';
import { listingColumn } from './collapse-sql.ts';
import { categoriesOf, facetValuesOf } from './facet-values-sql.ts';
import { type KeywordMatch, matchKeyword } from './keyword.ts';
import { tuned } from './tuned-sql.ts';

/** Returns the products in the query's scope, before filters, with the columns that filters and orders need. */
export function candidatesSql(ctx: Pick<ShopContext, 'shop'>, query: SearchQuery): SQL {
  const filtered = query.filters.attributes.map((filter) => filter.code);
  const codes = [...new Set([...query.facets, ...filtered])].filter((code) => code !== CATEGORY_FILTER);
  const { ids, matches, rank } = matchScope(ctx, query);
  return sql`
    select p.seller_id, p.id, ${listingColumn(ctx)}, p.popularity, p.review_avg_rating as rating, ${listPrice} as price,
      ${rank} as rank, ${facetValuesOf(codes)} as facet_values,
      ${categoriesOf(ctx)} as categories
    from ${publishedProducts} ${ids ? sql`join (${ids}) matched on matched.id = p.id` : sql``}
    where ${isShown(ctx)} and ${matches} and ${ofSeller(query.sellerId)}`;
}

function matchScope(ctx: Pick<ShopContext, 'shop'>, { scope, tuning }: SearchQuery): KeywordMatch {
  if (scope.kind === 'keyword') return tuned(matchKeyword(ctx, scope.keyword, scope.by), tuning);
  const ids = scope.kind === 'category' ? assignedBelow(ctx, scope.path) : undefined;
  return { ids, matches: sql`true`, rank: sql`0` };
}

function assignedBelow(ctx: Pick<ShopContext, 'shop'>, path: string): SQL {
  return sql`
    select distinct assignment.product_id as id from category_product assignment
    join category c on c.shop_id = assignment.shop_id and c.id = assignment.category_id
    where assignment.shop_id = ${ctx.shop.id}::uuid and ${isCategoryShown}
      and (c.path = ${path} or starts_with(c.path, ${path} || '/'))`;
}

function ofSeller(sellerId: string | undefined): SQL {
  if (sellerId === undefined) return sql`true`;
  return isUuid(sellerId) ? sql`p.seller_id = ${sellerId}::uuid` : sql`false`;
}
