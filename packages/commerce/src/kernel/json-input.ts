/** Tells whether an object has at most so many keys. Call it before a schema reads each of them. */
export const hasFewKeys = (value: unknown, most: number): boolean =>
  typeof value !== 'object' || value === null || Object.keys(value).length <= most;

/**
 * Tells whether a value is JSON that can be stored, at most this deep and, written out, this many characters long.
 */
export function isBoundedJson(value: unknown, depth: number, length: number): boolean {
  return isStorable(value, depth) && (JSON.stringify(value)?.length ?? 0) <= length;
}

/**
 * Tells whether a value is at most this deep and PostgreSQL can store its texts: it refuses NUL and halves of
 * characters. Call it before a schema walks the value, so that a deep one can't exhaust the stack.
 */
export function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return (
    depth > 0 &&
    Object.entries(value).every(([key, part]) => isStorable(key, 1) && isStorable(part, depth - 1))
  );
}

/** The message for a value that can't be stored. */
export const UNSTORABLE = 'a text with NUL or half a character in it, or lists within lists without end';
