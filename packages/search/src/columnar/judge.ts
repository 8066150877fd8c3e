import type { Chosen, FilterPlan } from './filter-plan.ts';
import type { Inverted } from './inverted.ts';
import type { Scope } from './known-scope.ts';
import type { Lists } from './lists.ts';
import { scratch } from './scratch.ts';
import type { ShopIndex } from './shop-index.ts';

/** The offers of a scope, parted into those that match and those that fail a filter. Until the next search. */
export interface Judged {
  readonly rows: Uint32Array;
  readonly scores: Float32Array | undefined;
  /** By place in `rows` the bits of the filters that are failed; 0 for offers that match. */
  readonly missed: Uint32Array;
  /** The places of those that match, ascending. */
  readonly matching: Uint32Array;
  /** The places of the others, ascending. */
  readonly failing: Uint32Array;
}

/** Puts every filter to every offer of the scope, in one pass over each column. */
export function judge(index: ShopIndex, { rows, scores }: Scope, plan: FilterPlan): Judged {
  const { offers } = index;
  const missed = scratch.words('missed', rows.length).fill(plan.all);
  if (plan.facts) clearFacts(index, plan.facts, rows, missed);
  if (plan.sections) clearChosen(offers.sections, plan.sections, rows, missed);
  if (plan.price) clearBetween(offers.price.data, plan.price, rows, missed);
  if (plan.rating) {
    const to = Number.POSITIVE_INFINITY;
    clearBetween(offers.rating.data, { bit: plan.rating.bit, from: plan.rating.least, to }, rows, missed);
  }
  return { rows, missed, scores, ...partsOf(missed) };
}

/** Clears the bits of the facts each offer has: of few rows by the lists of each, of most by those of the facts. */
function clearFacts(index: ShopIndex, chosen: Chosen, rows: Uint32Array, missed: Uint32Array): void {
  const isMost = rows.length > index.offers.length / 2;
  const inverted = isMost ? index.rowsByFact() : undefined;
  if (inverted) clearHaving(inverted, chosen, rows, missed, index.offers.length);
  else clearChosen(index.offers.facts, chosen.bits, rows, missed);
}

/** Clears the bits of the chosen items that each offer, one of `size`, has. */
function clearHaving(
  { starts, ordinals }: Inverted,
  { items, bits }: Chosen,
  rows: Uint32Array,
  missed: Uint32Array,
  size: number,
): void {
  const has = scratch.words('has', size).fill(0);
  for (const item of items) {
    const bit = bits[item] ?? 0;
    const end = starts[item + 1] ?? 0;
    for (let place = starts[item] ?? 0; place < end; place++) {
      const row = ordinals[place] ?? 0;
      has[row] = (has[row] ?? 0) | bit;
    }
  }
  for (let at = 0; at < rows.length; at++) missed[at] = (missed[at] ?? 0) & ~(has[rows[at] ?? 0] ?? 0);
}

/** Clears the bits of what each offer's list holds. */
function clearChosen(lists: Lists, bits: Uint32Array, rows: Uint32Array, missed: Uint32Array): void {
  const { starts, items } = lists;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0;
    const end = starts[row + 1] ?? 0;
    let has = 0;
    for (let item = starts[row] ?? 0; item < end; item++) has |= bits[items[item] ?? 0] ?? 0;
    missed[at] = (missed[at] ?? 0) & ~has;
  }
}

/** Clears the bit where a value is in the range; NaN never is. Without a branch, which nothing could foretell. */
function clearBetween(
  values: Float64Array | Uint16Array,
  { bit, from, to }: { readonly bit: number; readonly from: number; readonly to: number },
  rows: Uint32Array,
  missed: Uint32Array,
): void {
  for (let at = 0; at < rows.length; at++) {
    const value = values[rows[at] ?? 0] ?? Number.NaN;
    const isInside = +(value >= from) & +(value <= to);
    missed[at] = (missed[at] ?? 0) & ~(bit * isInside);
  }
}

/** Without a branch, as above. No bit is the sign's. */
function partsOf(missed: Uint32Array): Pick<Judged, 'matching' | 'failing'> {
  const matching = scratch.words('matching', missed.length);
  const failing = scratch.words('failing', missed.length);
  let found = 0;
  for (let at = 0; at < missed.length; at++) {
    const isMatch = ((missed[at] ?? 0) - 1) >>> 31;
    matching[found] = at;
    failing[at - found] = at;
    found += isMatch;
  }
  return { matching: matching.subarray(0, found), failing: failing.subarray(0, missed.length - found) };
}

/** The places of those that fail one filter alone, ascending. */
export function failingOne({ missed, failing }: Judged): Uint32Array {
  const places = scratch.words('failingOne', failing.length);
  let found = 0;
  for (let nth = 0; nth < failing.length; nth++) {
    const at = failing[nth] ?? 0;
    const bits = missed[at] ?? 0;
    places[found] = at;
    found += ((bits & (bits - 1)) - 1) >>> 31;
  }
  return places.subarray(0, found);
}
