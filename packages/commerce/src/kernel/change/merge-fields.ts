import { isDeepStrictEqual } from 'node:util';
import { type Fields, fieldOf, isFields } from './fields.ts';

export interface Merged {
  /** The wanted fields, with what others changed in them meanwhile. */
  readonly fields: Fields;
  /** Paths of fields that both sides changed, to different values. */
  readonly conflicts: readonly string[];
}

/**
 * Merges what somebody wants into a record that changed since they read it, field by field. Of the fields they name,
 * those that are as they were in `base` keep what others made of them. Fields that they do not name are not theirs.
 */
export function mergeFields(base: Fields, current: Fields, wanted: Fields): Merged {
  const conflicts: string[] = [];
  const fields = Object.keys(wanted).map((name) => [
    name,
    mergeValue(sidesOf(base, current, wanted, name), [name], conflicts),
  ]);
  return { fields: Object.fromEntries(fields), conflicts };
}

interface Sides {
  readonly base: unknown;
  readonly current: unknown;
  readonly wanted: unknown;
}

const sidesOf = (base: Fields, current: Fields, wanted: Fields, name: string): Sides => ({
  base: fieldOf(base, name),
  current: fieldOf(current, name),
  wanted: fieldOf(wanted, name),
});

function mergeValue({ base, current, wanted }: Sides, path: readonly string[], conflicts: string[]): unknown {
  if (isDeepStrictEqual(wanted, base)) return current;
  if (isDeepStrictEqual(current, base) || isDeepStrictEqual(current, wanted)) return wanted;
  if (isFields(base) && isFields(current) && isFields(wanted)) {
    return mergeObject(base, current, wanted, path, conflicts);
  }
  conflicts.push(path.join('.'));
  return wanted;
}

/** Within an object all names are the writer's: one that is missing in it was taken away. */
function mergeObject(
  base: Fields,
  current: Fields,
  wanted: Fields,
  path: readonly string[],
  conflicts: string[],
): Fields {
  const names = new Set([...Object.keys(current), ...Object.keys(wanted)]);
  const merged = [...names].map(
    (name) => [name, mergeValue(sidesOf(base, current, wanted, name), [...path, name], conflicts)] as const,
  );
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}
