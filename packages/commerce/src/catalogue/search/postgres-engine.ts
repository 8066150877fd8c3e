import { texts } from '@stoa/database';
import { defaultSort, normaliseKeyword, type SortCode } from '@stoa/domain';
import {
  CATEGORY_FILTER,
  type CategoryCount,
  type Facet,
  MAX_COUNTS,
  type SearchEngine,
  type SearchHit,
  type SearchQuery,
  type SearchResult,
} from '@stoa/search';
import { type SQL, sql } from 'drizzle-orm';
import type { ShopContext } from '../../kernel/context.ts';
import { isPriceSort, listOrder } from '../order.ts';
import { collapsed, countListings } from './collapse-sql.ts';
import { codeOfFact, splitFact } from './facts-sql.ts';
import { missedFilters, PRICE, RATING } from './filter-sql.ts';
import { scopeSql } from './scope-sql.ts';

interface FoundRow {
  readonly [column: string]: unknown;
  readonly total: number;
  readonly hits: (Pick<SearchHit, 'productId' | 'offers'> & {
    readonly listingId: string;
    readonly variationSku: string | null;
  })[];
  readonly facets: { readonly fact: string; readonly count: number; readonly of: number }[];
  readonly price: { readonly min: number; readonly max: number } | null;
  readonly max_rating: number;
  readonly categories: CategoryCount[];
}

/**
 * The search engine that asks PostgreSQL itself: the truth, without an index of its own. Each search is one
 * statement in which the matching products are gathered once and everything is counted over them.
 */
export function postgresEngine(ctx: Pick<ShopContext, 'db' | 'shop'>): SearchEngine {
  return {
    async search(query) {
      if (query.shopId !== ctx.shop.id) throw new Error('a search of one shop was put to another');
      const sort = sortOf(ctx, query);
      const { rows } = await ctx.db.queries.execute<FoundRow>(searchSql(ctx, query, sort));
      const [found] = rows;
      if (!found) throw new Error('the search answered no row');
      return toResult(found, query, sort);
    },
  };
}

/** An order by price falls back to the shop's default for those who may not see prices. PRICE-011 */
function sortOf(ctx: Pick<ShopContext, 'shop'>, query: SearchQuery): SortCode {
  return !query.prices && isPriceSort(query.sort) ? defaultSort(ctx.shop.type) : query.sort;
}

function searchSql(ctx: Pick<ShopContext, 'shop'>, query: SearchQuery, sort: SortCode): SQL {
  return sql`
    with scope as materialized (${scopeSql(ctx, query)}),
    judged as materialized (select scope.*, ${missedFilters(query)} as missed from scope),
    candidate as materialized (select * from judged where cardinality(missed) <= 1),
    hit as (${collapsed(ctx, query)})
    select
      (select count(*)::int from hit) as total,
      (${pageOfHits(query, sort)}) as hits,
      (${countsOf(ctx, query.facets)}) as facets,
      (select case when count(price) > 0 then json_build_object('min', min(price), 'max', max(price)) end
        from candidate where missed <@ array[${PRICE}::text] and ${query.prices}::boolean) as price,
      (select coalesce(max(rating), 0)::float8 from candidate where missed <@ array[${RATING}::text])
        as max_rating,
      (${categoryCounts(ctx, query)}) as categories`;
}

function pageOfHits(query: SearchQuery, sort: SortCode): SQL {
  const order = listOrder(sort);
  return sql`select coalesce(json_agg(json_build_object(
      'productId', paged.product_id, 'listingId', paged.id, 'offers', paged.offers,
      'variationSku', ${foundVariation(query)}) order by paged.n), '[]')
    from (
      select id, product_id, seller_id, offers, row_number() over (order by ${order}) as n from hit
      order by ${order} limit ${query.limit} offset ${(query.page - 1) * query.limit}
    ) paged`;
}

function foundVariation({ scope }: SearchQuery): SQL {
  if (scope.kind !== 'keyword') return sql`null`;
  return sql`(select v.sku from product v where v.seller_id = paged.seller_id and v.parent_id = paged.product_id
    and lower(v.sku) = lower(${normaliseKeyword(scope.keyword)}) and not v.archived limit 1)`;
}

function countsOf(ctx: Pick<ShopContext, 'shop'>, codes: readonly string[]): SQL {
  const code = codeOfFact(sql`fact`);
  return sql`select coalesce(json_agg(counted order by counted.count desc, counted.fact collate "C"), '[]')
    from (
      select fact, ${countListings(ctx)} as count, count(*) over (partition by ${code}) as of,
        row_number() over (partition by ${code} order by ${countListings(ctx)} desc, fact collate "C") as place
      from candidate cross join unnest(candidate.facts) as fact
      where candidate.missed <@ array[${code}] and ${code} = any (${texts(codes)})
      group by fact
    ) counted
    where counted.place <= ${MAX_COUNTS}`;
}

/** Every category on the way from the root to where a product is filed; below the listed one only. */
function categoryCounts(ctx: Pick<ShopContext, 'shop'>, { scope }: SearchQuery): SQL {
  const isBelow = scope.kind === 'category' ? sql`starts_with(c.path, ${scope.path} || '/')` : sql`true`;
  return sql`select coalesce(json_agg(counted order by counted.count desc, counted.path collate "C"), '[]')
    from (
      select c.id, c.name, c.slug, c.path, filed.count
      from (
        select section, ${countListings(ctx)} as count
        from candidate cross join unnest(candidate.sections) as section
        where candidate.missed <@ array[${CATEGORY_FILTER}::text]
        group by section
      ) filed
      join category c on c.shop_id = ${ctx.shop.id}::uuid and c.slug = filed.section
      where ${isBelow}
      order by filed.count desc, c.path collate "C"
      limit ${MAX_COUNTS}
    ) counted`;
}

function toResult(found: FoundRow, query: SearchQuery, sort: SortCode): SearchResult {
  const facets = found.facets.map(({ fact, ...counted }) => ({ ...splitFact(fact), ...counted }));
  const counts = Map.groupBy(facets, (facet) => facet.code);
  return {
    hits: found.hits.map(toHit),
    total: found.total,
    facets: query.facets.map((code): Facet => {
      const own = counts.get(code) ?? [];
      const distinct = own[0]?.of ?? 0;
      return { code, counts: own.map(({ value, count }) => ({ value, count })), distinct };
    }),
    ...(found.price && { priceRange: found.price }),
    maxRating: found.max_rating,
    categories: found.categories,
    sort,
  };
}

function toHit({ productId, listingId, offers, variationSku }: FoundRow['hits'][number]): SearchHit {
  return {
    ...{ productId, offers },
    ...(listingId !== productId && { listingId }),
    ...(variationSku !== null && { variationSku }),
  };
}
