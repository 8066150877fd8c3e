import type { SearchQuery } from '../port/query.ts';
import { type Scope, scopeOf } from './scope.ts';
import type { ShopIndex } from './shop-index.ts';
import { Totals } from './totals.ts';

/** A scope with what is counted of it. */
export interface KnownScope {
  readonly scope: Scope;
  readonly totals: Totals;
}

/** The scope of a query, remembered until the catalogue changes. */
export function knownScope(index: ShopIndex, query: SearchQuery): KnownScope {
  const { scope, sellerId, language } = query;
  return index.scopes.get(JSON.stringify([scope, sellerId, language]), () => {
    const looked = scopeOf(index, query);
    return { scope: looked, totals: new Totals(looked.rows) };
  });
}

/** What it takes in memory. */
export function bytesOf({ scope, totals }: KnownScope): number {
  return scope.rows.byteLength + (scope.scores?.byteLength ?? 0) + totals.bytes;
}
