import { CATEGORY_FILTER, type SearchQuery } from '@stoa/search';
import { type SQL, sql } from 'drizzle-orm';
import { texts } from '../../kernel/arrays.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { isCategoryShown } from '../shown.ts';

/** Names of the two filters that are no lists of values, as in addresses. */
export const PRICE = 'price';
export const RATING = 'review_avg_rating';

/**
 * The codes of the filters a product of `scope` fails, as an array. A product that fails one filter only still
 * counts in that filter's own facet, which is what makes facets disjunctive in a single pass.
 */
export function missedFilters(ctx: Pick<ShopContext, 'shop'>, query: SearchQuery): SQL {
  const conditions = filterConditions(ctx, query);
  if (conditions.length === 0) return sql`'{}'::text[]`;
  const missed = conditions.map(
    ({ code, holds }) => sql`case when ${holds} then null else ${code}::text end`,
  );
  return sql`array_remove(array[${sql.join(missed, sql`, `)}], null)`;
}

interface Condition {
  readonly code: string;
  readonly holds: SQL;
}

function filterConditions(ctx: Pick<ShopContext, 'shop'>, query: SearchQuery): Condition[] {
  const { attributes, price, minRating } = query.filters;
  const conditions = attributes.map(
    ({ code, values }): Condition => ({
      code,
      holds: code === CATEGORY_FILTER ? isFiledUnder(ctx, values) : hasValue(code, values),
    }),
  );
  if (price && query.prices) {
    const from = price.from === undefined ? sql`true` : sql`scope.price >= ${price.from}::bigint`;
    const to = price.to === undefined ? sql`true` : sql`scope.price <= ${price.to}::bigint`;
    conditions.push({ code: PRICE, holds: sql`scope.price is not null and ${from} and ${to}` });
  }
  if (minRating !== undefined) {
    conditions.push({ code: RATING, holds: sql`scope.rating >= ${minRating}::numeric` });
  }
  return conditions;
}

function hasValue(code: string, values: readonly string[]): SQL {
  return sql`scope.id in (
    select facet.id from facet where facet.code = ${code} and facet.value = any (${texts(values)}))`;
}

function isFiledUnder(ctx: Pick<ShopContext, 'shop'>, slugs: readonly string[]): SQL {
  return sql`scope.id in (
    select filing.product_id from category_product filing
    join category c on c.shop_id = filing.shop_id and c.id = filing.category_id
    where filing.shop_id = ${ctx.shop.id}::uuid and ${isCategoryShown}
      and string_to_array(c.path, '/') && ${texts(slugs)})`;
}

/** Every value of the asked codes that a product of `scope` has, once: rows of `id`, `code`, `value`. */
export function facetValues(codes: readonly string[]): SQL {
  return sql`
    select scope.id, asked.code, value.value #>> '{}' as value
    from scope
    cross join unnest(${texts(codes)}) as asked(code)
    cross join lateral jsonb_array_elements(
      case jsonb_typeof(scope.attributes -> asked.code)
        when 'array' then scope.attributes -> asked.code
        else jsonb_build_array(scope.attributes -> asked.code) end) as value(value)
    where scope.attributes ? asked.code
    union
    select scope.id, 'brand', scope.brand from scope
    where scope.brand is not null and 'brand' = any (${texts(codes)})
    union
    select scope.id, chosen.key, chosen.value
    from scope
    join product v on v.seller_id = scope.seller_id and v.parent_id = scope.id and not v.archived
    cross join lateral jsonb_each_text(v.variation_values) as chosen
    where scope.class_code = 'variable_product' and chosen.key = any (${texts(codes)})`;
}
