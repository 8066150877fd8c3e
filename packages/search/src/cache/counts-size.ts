import type { SearchCounts } from '../port/result.ts';

/** A small object and its array slot; its texts belong to the index. */
const BYTES_PER_COUNT = 50;

/** Approximate memory of counts. */
export function bytesOfCounts({ facets, categories }: SearchCounts): number {
  return BYTES_PER_COUNT * facets.reduce((sum, { counts }) => sum + counts.length, categories.length);
}
