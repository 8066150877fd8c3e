import { isDeepStrictEqual } from 'node:util';
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
  const free = stored.filter((one) => !one.archived && !claimed.has(one));
  if (free.length === 0) return matched;
  for (const one of wanted) {
    if (matched.has(one)) continue;
    const at = free.findIndex((old) => isDeepStrictEqual(old.record.values, one.values));
    const [old] = at === -1 ? [] : free.splice(at, 1);
    if (old) matched.set(one, old);
  }
  return matched;
}
