import type { RecordVariation } from './product-record.ts';

/** The same for the same values, in whatever order they are written. */
export function keyOfValues(values: RecordVariation['values']): string {
  return JSON.stringify(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));
}
