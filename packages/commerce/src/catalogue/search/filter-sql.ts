import { texts } from '@stoa/database';
import { CATEGORY_FILTER, type SearchQuery } from '@stoa/search';
import { type SQL, sql } from 'drizzle-orm';
import { fact } from './facts-sql.ts';

/** Names of the two filters that are no lists of values, as in addresses. */
export const PRICE = 'price';
export const RATING = 'review_avg_rating';

/**
 * The codes of the filters a product of `scope` fails, as an array. A product that fails one filter only still
 * counts in that filter's own facet, which is what makes facets disjunctive in a single pass.
 */
export function missedFilters(query: SearchQuery): SQL {
  const conditions = filterConditions(query);
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

function filterConditions(query: SearchQuery): Condition[] {
  const { attributes, price, minRating } = query.filters;
  const conditions = attributes.map(({ code, values }): Condition => {
    if (code === CATEGORY_FILTER) return { code, holds: sql`sections && ${texts(values)}` };
    return { code, holds: sql`facts && ${texts(values.map((value) => fact(code, value)))}` };
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
