import { texts } from '@stoa/database';
import { CATEGORY_FILTER, type SearchQuery } from '@stoa/search';
import { type SQL, sql } from 'drizzle-orm';
import { facetValueKey } from './facet-values-sql.ts';

/** The codes of the two filters that are ranges, as in addresses. */
export const PRICE = 'price';
export const RATING = 'review_avg_rating';

/**
 * Returns the codes of the filters a candidate fails, as an array. A product that fails one filter only still counts
 * in the facet of this filter, so that multi-select facets are counted in a single pass.
 */
export function failedFilters(query: SearchQuery): SQL {
  const conditions = filterConditions(query);
  if (conditions.length === 0) return sql`'{}'::text[]`;
  const failed = conditions.map(
    ({ code, holds }) => sql`case when ${holds} then null else ${code}::text end`,
  );
  return sql`array_remove(array[${sql.join(failed, sql`, `)}], null)`;
}

interface Condition {
  readonly code: string;
  readonly holds: SQL;
}

function filterConditions(query: SearchQuery): Condition[] {
  const { attributes, price, minRating } = query.filters;
  const conditions = attributes.map(({ code, values }): Condition => {
    if (code === CATEGORY_FILTER) return { code, holds: sql`categories && ${texts(values)}` };
    return { code, holds: sql`facet_values && ${texts(values.map((value) => facetValueKey(code, value)))}` };
  });
  if (price && query.prices) {
    const from = price.from === undefined ? sql`true` : sql`price >= ${price.from}::bigint`;
    const to = price.to === undefined ? sql`true` : sql`price <= ${price.to}::bigint`;
    conditions.push({ code: PRICE, holds: sql`price is not null and ${from} and ${to}` });
  }
  if (minRating !== undefined) {
    conditions.push({ code: RATING, holds: sql`rating >= ${minRating}::numeric` });
  }
  return conditions;
}
