import type { Correction } from '../port/result.ts';
import type { UnfilteredCounts } from './unfiltered-counts.ts';

/** The offers in the scope of a query, before its filters. */
export interface Candidates {
  /** Ascending. */
  readonly rows: Uint32Array;
  /** The relevance of each row; only with a keyword. */
  readonly scores?: Float32Array;
  readonly correction?: Correction;
  /** The least score of a row that matches all of the keyword; present where others follow that come close to it. */
  readonly leastFullScore?: number;
  /** Words of the keyword that nothing is described by. */
  readonly unknownWords?: readonly string[];
  /** Rows found by an exact sku, with that sku where it is a variation's. */
  readonly skuMatches: ReadonlyMap<number, string | undefined>;
}

/** Candidates with the statistics computed over them. */
export interface CachedCandidates {
  readonly candidates: Candidates;
  readonly unfiltered: UnfilteredCounts;
}

/** Approximate memory. */
export function bytesOfCandidates({ candidates, unfiltered }: CachedCandidates): number {
  return candidates.rows.byteLength + (candidates.scores?.byteLength ?? 0) + unfiltered.bytes;
}
