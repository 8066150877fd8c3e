/**
 * Returns a stored JSON value with its keys as the contract spells them (`isRequired` becomes `is_required`, an `id`
 * `_id`). `values` of other types are handed through; `convert` may replace what stands under a key.
 */
export function toSnakeCase(
  value: unknown,
  convert: Readonly<Record<string, (value: unknown) => unknown>> = {},
): unknown {
  if (Array.isArray(value)) return value.map((one) => toSnakeCase(one, convert));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => {
      const change = convert[key];
      return [snakeKey(key), change ? change(held) : toSnakeCase(held, convert)];
    }),
  );
}

function snakeKey(key: string): string {
  return key === 'id' ? '_id' : key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
