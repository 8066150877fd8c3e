import type { Correction } from '../port/result.ts';
import type { Totals } from './totals.ts';

/** The offers a query looks through, ascending. */
export interface Scope {
  readonly rows: Uint32Array;
  /** How well each row matches the keyword, if one was asked. */
  readonly scores?: Float32Array;
  readonly correction?: Correction;
  /** The offers found by their sku; of those found by a variation's, that sku. */
  readonly skus: ReadonlyMap<number, string | undefined>;
}

/** A scope with what is counted of it. */
export interface KnownScope {
  readonly scope: Scope;
  readonly totals: Totals;
}

/** What it takes in memory. */
export function bytesOf({ scope, totals }: KnownScope): number {
  return scope.rows.byteLength + (scope.scores?.byteLength ?? 0) + totals.bytes;
}
