import { changedEntries, changedFields } from './changed-fields.ts';

/** A field that was typed into and that somebody else has changed too. */
interface Both<Value> {
  /** As it was when the form took it in. */
  readonly before: Value;
  readonly typed: Value;
  /** As it is now. */
  readonly now: Value;
}

/** Puts together what two people made of one field, where it has parts that change apart. */
export type MergeField<Value> = (both: Both<Value>) => { readonly value: Value; readonly conflicts: boolean };
export type MergeFields<Values> = { readonly [Name in keyof Values]?: MergeField<Values[Name]> };

interface TakenIn<Values> {
  /** What the form holds then. */
  readonly values: Values;
  /** The fields in which what was typed differs from what somebody else has set them to since. */
  readonly conflicts: readonly string[];
}

/**
 * Takes a record that was read again into a form: fields that the person did not change have its values, and those that
 * they did keep what was typed. ADM-030, ADM-031
 */
export function takeIn<Values extends Readonly<Record<string, unknown>>>(
  { before, typed, now }: Both<Values>,
  merges: MergeFields<Values> = {},
): TakenIn<Values> {
  const values: Record<string, unknown> = { ...now };
  const conflicts: string[] = [];
  for (const [name, mine] of Object.entries(changedEntries(before, typed))) {
    values[name] = mine;
    if (alike(before[name], now[name]) || alike(mine, now[name])) continue;
    const merge = merges[name] as MergeField<unknown> | undefined;
    const merged = merge?.({ before: before[name], typed: mine, now: now[name] });
    if (merged) values[name] = merged.value;
    if (merged?.conflicts ?? true) conflicts.push(name);
  }
  return { values: values as Values, conflicts };
}

const alike = (one: unknown, other: unknown): boolean =>
  changedFields({ value: one }, { value: other }).length === 0;

/**
 * Merges lists whose rows are known by a key and are in no order of their own: rows that somebody else added, changed or
 * removed are so here too, but for those that were typed into. Only a row that both changed is in conflict.
 */
export const mergeRows =
  <Row>(keyOf: (row: Row) => string) =>
  ({ before, typed, now }: Both<readonly Row[]>): { readonly value: Row[]; readonly conflicts: boolean } => {
    const [old, present] = [byKey(before, keyOf), byKey(now, keyOf)];
    let conflicts = false;
    const kept = typed.flatMap((row) => {
      const [was, is] = [old.get(keyOf(row)), present.get(keyOf(row))];
      if (was !== undefined && alike(row, was)) return is === undefined ? [] : [is];
      conflicts ||= !alike(was, is) && !alike(row, is);
      return [row];
    });
    const mine = byKey(typed, keyOf);
    const theirs = now.filter((row) => {
      const [key, was] = [keyOf(row), old.get(keyOf(row))];
      if (mine.has(key)) return false;
      // What was taken out here stays out; that somebody else has changed it since is to be seen.
      conflicts ||= was !== undefined && !alike(was, row);
      return was === undefined;
    });
    return { value: [...kept, ...theirs], conflicts };
  };

const byKey = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [keyOf(row), row]));
