/** What V8 takes for an object or array, and for the place that refers to a value; in bytes. */
const OBJECT = 40;
const PLACE = 8;
/** Beside the letters of a text. */
const TEXT = 24;

/** About the bytes in memory of a value that is data: objects, arrays, texts, numbers, times. */
export function sizeOf(value: unknown): number {
  if (typeof value === 'string') return TEXT + value.length;
  if (typeof value !== 'object' || value === null) return PLACE;
  let bytes = OBJECT;
  for (const held of Array.isArray(value) ? value : Object.values(value)) bytes += PLACE + sizeOf(held);
  return bytes;
}
