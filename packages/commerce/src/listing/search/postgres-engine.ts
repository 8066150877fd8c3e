import { type Reader, readRows, texts } from '@stoa/database';
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
import { isPriceSort, listOrder } from '../list-order.ts';
import { candidatesSql } from './candidates-sql.ts';
import { collapsed, countListings } from './collapse-sql.ts';
import { codeOfKey, parseFacetValueKey } from './facet-values-sql.ts';
import { failedFilters, PRICE, RATING } from './filter-sql.ts';

interface FoundRow {
  readonly [column: string]: unknown;
  readonly total: number;
  readonly hits: (Pick<SearchHit, 'productId' | 'offers'> & {
    readonly listingId: string;
    readonly variationSku: string | null;
  })[];
  readonly facets: { readonly key: string; readonly count: number; readonly of: number }[];
  readonly price: { readonly min: number; readonly max: number } | null;
  readonly max_rating: number;
  readonly categories: CategoryCount[];
}

/**
 * Returns the search engine over the tables themselves, which are always current. Each search is one statement that
 * collects the candidates once and counts everything over them.
 */
export function postgresEngine(ctx: Reader & Pick<ShopContext, 'shop'>): SearchEngine {
  return {
    async search(query) {
      if (query.shopId !== ctx.shop.id) throw new Error('a search of one shop was put to another');
      const sort = sortOf(ctx, query);
      const [found] = await readRows<FoundRow>(ctx, ['shop', 'catalogue'], searchSql(ctx, query, sort));
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
    with candidate as materialized (${candidatesSql(ctx, query)}),
    evaluated as materialized (select candidate.*, ${failedFilters(query)} as failed from candidate),
    countable as materialized (select * from evaluated where cardinality(failed) <= 1),
    hit as (${collapsed(ctx, query)})
    select
      (select count(*)::int from hit) as total,
      (${pageOfHits(query, sort)}) as hits,
      (${countsOf(ctx, query.facets)}) as facets,
      (select case when count(price) > 0 then json_build_object('min', min(price), 'max', max(price)) end
        from countable where failed <@ array[${PRICE}::text] and ${query.prices}::boolean) as price,
      (select coalesce(max(rating), 0)::float8 from countable where failed <@ array[${RATING}::text])
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
  const code = codeOfKey(sql`key`);
  return sql`select coalesce(json_agg(counted order by counted.count desc, counted.key collate "C"), '[]')
    from (
      select key, ${countListings(ctx)} as count, count(*) over (partition by ${code}) as of,
        row_number() over (partition by ${code} order by ${countListings(ctx)} desc, key collate "C") as place
      from countable cross join unnest(countable.facet_values) as key
      where countable.failed <@ array[${code}] and ${code} = any (${texts(codes)})
      group by key
    ) counted
    where counted.place <= ${MAX_COUNTS}`;
}

/** Returns the categories of products and their ancestors; only those below the category in scope. */
function categoryCounts(ctx: Pick<ShopContext, 'shop'>, { scope }: SearchQuery): SQL {
  const isBelow = scope.kind === 'category' ? sql`starts_with(c.path, ${scope.path} || '/')` : sql`true`;
  return sql`select coalesce(json_agg(counted order by counted.count desc, counted.path collate "C"), '[]')
    from (
      select c.id, c.name, c.slug, c.path, found.count
      from (
        select slug, ${countListings(ctx)} as count
        from countable cross join unnest(countable.categories) as slug
        where countable.failed <@ array[${CATEGORY_FILTER}::text]
        group by slug
      ) found
      join category c on c.shop_id = ${ctx.shop.id}::uuid and c.slug = found.slug
      where ${isBelow}
      order by found.count desc, c.path collate "C"
      limit ${MAX_COUNTS}
    ) counted`;
}

function toResult(found: FoundRow, query: SearchQuery, sort: SortCode): SearchResult {
  const facets = found.facets.map(({ key, ...counted }) => ({ ...parseFacetValueKey(key), ...counted }));
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
    productId,
    offers,
    ...(listingId !== productId && { listingId }),
    ...(variationSku !== null && { variationSku }),
  };
}
