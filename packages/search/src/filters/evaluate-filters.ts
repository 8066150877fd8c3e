import type { Candidates } from '../candidates/candidates.ts';
import type { ShopIndex } from '../index/shop-index.ts';
import type { InvertedIndex } from '../memory/inverted-index.ts';
import type { RaggedArray } from '../memory/ragged-array.ts';
import { scratch } from '../memory/scratch-buffers.ts';
import type { FilterPlan, SelectedValues } from './filter-plan.ts';

/**
 * The candidates, partitioned into those that match all filters and those that fail some. Stored in scratch buffers:
 * valid until the next search.
 */
export interface Evaluation {
  readonly rows: Uint32Array;
  readonly scores: Float32Array | undefined;
  /** By position in `rows` the bit mask of the failed filters. */
  readonly failedFilters: Uint32Array;
  /** The positions of candidates that match, ascending. */
  readonly matching: Uint32Array;
  /** The positions of the others, ascending. */
  readonly failing: Uint32Array;
}

/** Evaluates every filter for every candidate, one pass for each column. */
export function evaluateFilters(
  index: ShopIndex,
  { rows, scores }: Candidates,
  plan: FilterPlan,
): Evaluation {
  const { offers } = index;
  const failed = scratch.uint32('failedFilters', rows.length).fill(plan.all);
  if (plan.facetValues) filterByFacetValues(index, plan.facetValues, rows, failed);
  if (plan.categories) clearByColumn(offers.categories, plan.categories, rows, failed);
  if (plan.price) clearInRange(offers.price.data, plan.price, rows, failed);
  if (plan.rating) {
    clearInRange(offers.rating.data, { ...plan.rating, to: Number.POSITIVE_INFINITY }, rows, failed);
  }
  return { rows, scores, failedFilters: failed, ...partition(failed) };
}

/** Uses the column for few candidates, and the inverted index, which covers all rows, for most of the catalogue. */
function filterByFacetValues(
  index: ShopIndex,
  selected: SelectedValues,
  rows: Uint32Array,
  failed: Uint32Array,
): void {
  const isMost = rows.length > index.offers.length / 2;
  const inverted = isMost ? index.derived.rowsByFacetValue() : undefined;
  if (inverted) clearByInvertedIndex(inverted, selected, rows, failed, index.offers.length);
  else clearByColumn(index.offers.facetValues, selected.bits, rows, failed);
}

/** Clears the bits of the selected values of each offer, of which there are `size`. */
function clearByInvertedIndex(
  inverted: InvertedIndex,
  { values, bits }: SelectedValues,
  rows: Uint32Array,
  failed: Uint32Array,
  size: number,
): void {
  const passed = scratch.uint32('selectedBits', size).fill(0);
  for (const value of values) {
    const bit = bits[value] ?? 0;
    const end = inverted.offsets[value + 1] ?? 0;
    for (let i = inverted.offsets[value] ?? 0; i < end; i++) {
      const row = inverted.rows[i] ?? 0;
      passed[row] = (passed[row] ?? 0) | bit;
    }
  }
  for (let at = 0; at < rows.length; at++) failed[at] = (failed[at] ?? 0) & ~(passed[rows[at] ?? 0] ?? 0);
}

/** Clears the bits of the values of each offer. */
function clearByColumn(
  { offsets, values }: RaggedArray,
  bits: Uint32Array,
  rows: Uint32Array,
  failed: Uint32Array,
): void {
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0;
    const end = offsets[row + 1] ?? 0;
    let passed = 0;
    for (let i = offsets[row] ?? 0; i < end; i++) passed |= bits[values[i] ?? 0] ?? 0;
    failed[at] = (failed[at] ?? 0) & ~passed;
  }
}

/** Clears the bit where a value is in the range; NaN never is. Branch-free, because no branch would be predictable. */
function clearInRange(
  column: Float64Array | Uint16Array,
  { bit, from, to }: { readonly bit: number; readonly from: number; readonly to: number },
  rows: Uint32Array,
  failed: Uint32Array,
): void {
  for (let at = 0; at < rows.length; at++) {
    const value = column[rows[at] ?? 0] ?? Number.NaN;
    const isInRange = +(value >= from) & +(value <= to);
    failed[at] = (failed[at] ?? 0) & ~(bit * isInRange);
  }
}

/** Branch-free too. */
function partition(failed: Uint32Array): Pick<Evaluation, 'matching' | 'failing'> {
  const matching = scratch.uint32('matching', failed.length);
  const failing = scratch.uint32('failing', failed.length);
  let count = 0;
  for (let at = 0; at < failed.length; at++) {
    const isMatch = ((failed[at] ?? 0) - 1) >>> 31;
    matching[count] = at;
    failing[at - count] = at;
    count += isMatch;
  }
  return { matching: matching.subarray(0, count), failing: failing.subarray(0, failed.length - count) };
}

/** Returns the positions of candidates that fail exactly one filter, ascending. */
export function failingOnce({ failedFilters, failing }: Evaluation): Uint32Array {
  const positions = scratch.uint32('failingOnce', failing.length);
  let count = 0;
  for (let n = 0; n < failing.length; n++) {
    const at = failing[n] ?? 0;
    const failed = failedFilters[at] ?? 0;
    positions[count] = at;
    count += ((failed & (failed - 1)) - 1) >>> 31;
  }
  return positions.subarray(0, count);
}
