import type { AttributeFilter } from '@stoa/domain';
import { CATEGORY_FILTER, type SearchQuery } from '../port/query.ts';
import { MAX_PLANNED, planFilters } from './filter-plan.ts';
import { judge } from './judge.ts';
import type { KnownScope, Scope } from './known-scope.ts';
import type { ShopIndex } from './shop-index.ts';
import { Totals } from './totals.ts';

/** A query whose filters fit into one plan, and the scope of it. */
interface Narrowed extends KnownScope {
  readonly query: SearchQuery;
}

/**
 * Puts the filters for which there is no room in one plan to the scope itself. No page asks for so many; if
 * somebody does, only their own facets are less than they could be.
 */
export function narrow(index: ShopIndex, known: KnownScope, query: SearchQuery): Narrowed {
  const { attributes } = query.filters;
  if (attributes.length <= MAX_PLANNED) return { query, ...known };
  const [category] = attributes.filter(({ code }) => code === CATEGORY_FILTER);
  const others = attributes.filter(({ code }) => code !== CATEGORY_FILTER);
  const planned = [...others.slice(0, MAX_PLANNED), ...(category ? [category] : [])];
  let narrowed = known.scope;
  for (let at = MAX_PLANNED; at < others.length; at += MAX_PLANNED) {
    narrowed = matching(index, narrowed, query, others.slice(at, at + MAX_PLANNED));
  }
  const filters = { ...query.filters, attributes: planned };
  return { query: { ...query, filters }, scope: narrowed, totals: new Totals(narrowed.rows) };
}

function matching(
  index: ShopIndex,
  scope: Scope,
  query: SearchQuery,
  attributes: readonly AttributeFilter[],
): Scope {
  const plan = planFilters(index, { ...query, filters: { attributes } });
  const { rows, scores, ...judged } = judge(index, scope, plan);
  return {
    ...{ ...scope, rows: judged.matching.map((at) => rows[at] ?? 0) },
    ...(scores && { scores: Float32Array.from(judged.matching, (at) => scores[at] ?? 0) }),
  };
}
