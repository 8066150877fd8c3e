import type { RecordVariation } from './product-record.ts';
import type { StoredVariation } from './record-of-rows.ts';

/**
 * Which stored variation each of a record is: the one of its sku, else the one with its values that no other
 * claims (it was given a new sku).
 */
export function matchVariations(
  stored: readonly StoredVariation[],
  wanted: readonly RecordVariation[],
): Map<RecordVariation, StoredVariation> {
  const bySku = new Map(stored.map((one) => [one.record.sku, one]));
  const matched = new Map<RecordVariation, StoredVariation>();
  for (const one of wanted) {
    const old = bySku.get(one.sku);
    if (old) matched.set(one, old);
  }
  const claimed = new Set(matched.values());
  const free = Map.groupBy(
    stored.filter((one) => !one.archived && !claimed.has(one)),
    (one) => keyOfValues(one.record.values),
  );
  if (free.size === 0) return matched;
  for (const one of wanted) {
    if (matched.has(one)) continue;
    const old = free.get(keyOfValues(one.values))?.shift();
    if (old) matched.set(one, old);
  }
  return matched;
}

/** Returns the same for the same values, in whatever order they are written. */
export function keyOfValues(values: RecordVariation['values']): string {
  return JSON.stringify(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));
}
