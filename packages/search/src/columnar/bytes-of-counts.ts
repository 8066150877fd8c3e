import type { SearchCounts } from '../port/result.ts';

/** A small object with its place in a list; the texts are the index's own. */
const BYTES_A_COUNT = 50;

/** About what counts take in memory. */
export function bytesOfCounts({ facets, categories }: SearchCounts): number {
  return BYTES_A_COUNT * facets.reduce((sum, { counts }) => sum + counts.length, categories.length);
}
