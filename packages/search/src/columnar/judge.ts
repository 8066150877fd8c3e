import type { FilterPlan } from './filter-plan.ts';
import type { Lists } from './lists.ts';
import type { Offers } from './offers.ts';
import type { Scope } from './scope.ts';

/** The offers of a scope that fail one filter at most, with its bit; 0 for those that match. */
export interface Judged {
  readonly rows: Uint32Array;
  readonly missed: Uint32Array;
  readonly scores: Float32Array | undefined;
  /** Whether some offer of the scope fails a filter. */
  readonly isFiltered: boolean;
}

/** Puts every filter to every offer of the scope, in one pass over each column. */
export function judge(offers: Offers, { rows, scores }: Scope, plan: FilterPlan): Judged {
  const missed = new Uint32Array(rows.length);
  if (plan.all === 0) return { rows, missed, scores, isFiltered: false };
  missed.fill(plan.all);
  if (plan.facts) clearChosen(offers.facts, plan.facts, rows, missed);
  if (plan.sections) clearChosen(offers.sections, plan.sections, rows, missed);
  if (plan.price) clearBetween(offers.price.data, plan.price, rows, missed);
  if (plan.rating) {
    const to = Number.POSITIVE_INFINITY;
    clearBetween(offers.rating.data, { bit: plan.rating.bit, from: plan.rating.least, to }, rows, missed);
  }
  return oneAtMost(rows, missed, scores);
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

/** Clears the bit where a value is in the range; NaN never is. */
function clearBetween(
  values: Float64Array | Uint16Array,
  { bit, from, to }: { readonly bit: number; readonly from: number; readonly to: number },
  rows: Uint32Array,
  missed: Uint32Array,
): void {
  for (let at = 0; at < rows.length; at++) {
    const value = values[rows[at] ?? 0] ?? Number.NaN;
    if (value >= from && value <= to) missed[at] = (missed[at] ?? 0) & ~bit;
  }
}

function oneAtMost(rows: Uint32Array, missed: Uint32Array, scores: Float32Array | undefined): Judged {
  const keptRows = new Uint32Array(rows.length);
  const keptMissed = new Uint32Array(rows.length);
  const keptScores = scores && new Float32Array(rows.length);
  let kept = 0;
  let failed = 0;
  for (let at = 0; at < rows.length; at++) {
    const bits = missed[at] ?? 0;
    failed |= bits;
    if ((bits & (bits - 1)) !== 0) continue;
    keptRows[kept] = rows[at] ?? 0;
    keptMissed[kept] = bits;
    if (keptScores) keptScores[kept] = scores?.[at] ?? 0;
    kept++;
  }
  return {
    rows: keptRows.subarray(0, kept),
    missed: keptMissed.subarray(0, kept),
    scores: keptScores?.subarray(0, kept),
    isFiltered: failed !== 0,
  };
}
