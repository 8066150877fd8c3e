const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const alike = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((entry, at) => alike(entry, other[at]));
  }
  if (isRecord(one) && isRecord(other)) return changedFields(one, other).length === 0;
  return false;
};

/**
 * Names the fields that differ, a field of a group as `group.field`. A list counts as one field, whatever of it was
 * changed; a value that was put back counts no more. ADM-034
 */
export function changedFields(
  loaded: Readonly<Record<string, unknown>>,
  current: Readonly<Record<string, unknown>>,
): string[] {
  return [...new Set([...Object.keys(loaded), ...Object.keys(current)])].flatMap((name) => {
    const [before, after] = [loaded[name], current[name]];
    if (isRecord(before) && isRecord(after)) {
      return changedFields(before, after).map((inner) => `${name}.${inner}`);
    }
    return alike(before, after) ? [] : [name];
  });
}

/** Keeps of `current` the entries of the record in which something differs: what a save sends. ADM-030 */
export function changedEntries<Values extends Readonly<Record<string, unknown>>>(
  loaded: Values,
  current: Values,
): Partial<Values> {
  const names = new Set(changedFields(loaded, current).map((name) => name.split('.')[0]));
  return Object.fromEntries(Object.entries(current).filter(([name]) => names.has(name))) as Partial<Values>;
}
