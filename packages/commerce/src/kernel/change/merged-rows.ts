import type { Queries } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import type { Entity } from './entities.ts';
import { asJson, type Fields } from './fields.ts';
import { entriesSince, fieldsBefore } from './history.ts';
import { mergeFields } from './merge-fields.ts';
import { differing, present, presentValues } from './merged.ts';

/** What is wanted of one of several records that are changed at once. Of fields that are the same in JSON. */
export interface RowWish<Given extends object> {
  readonly id: string;
  /** The path by which the input names it, e.g. `changes.3`. */
  readonly at: string;
  /** The revision that whoever changes it has seen. */
  readonly version: number;
  readonly fields: Given;
  /** The record as it is, under lock, by the names that the audit log has. */
  readonly now: { readonly fields: object; readonly revision: number };
}

interface Kind {
  readonly shopId: string;
  readonly entity: Entity;
  /** What the fields that are wanted are, where the audit log knows others. */
  readonly view?: (fields: Fields) => Fields;
}

/**
 * Returns what is to be written of each record: the given fields, merged with what others changed since the writer
 * looked, in the order of the wishes. One statement where any record is newer than it was seen, else none.
 * @throws ShopError `conflict` on `revision` with all fields in conflict, of all records, by their paths: in `params.fields`,
 * and in `present` as they are now. ADM-907
 */
export async function mergedRows<Given extends object>(
  tx: Queries,
  { shopId, entity, view = (fields) => fields }: Kind,
  wishes: readonly RowWish<Given>[],
): Promise<Given[]> {
  const behind = wishes.filter(({ version, now }) => version !== now.revision);
  if (behind.length === 0) return wishes.map(({ fields }) => present(fields));
  const seen = new Map(behind.map(({ id, version }) => [id, version]));
  const entries = await entriesSince(tx, { shopId, entity }, seen);
  const inConflict: [path: string, value: unknown][] = [];
  const merged = wishes.map(({ id, at, version, fields, now }): Given => {
    const given = present(fields);
    if (version === now.revision) return given;
    const [wanted, known] = [asJson(given), { fields: asJson(now.fields), revision: now.revision }];
    const current = view(known.fields);
    const before = fieldsBefore(entries.get(id) ?? [], known, version);
    // Where nobody knows what was there, each field that differs may be one that somebody else changed.
    const { fields: result, conflicts } = before
      ? mergeFields(view(before), current, wanted)
      : { fields: wanted, conflicts: differing(current, wanted) };
    const told = Object.entries(presentValues(current, conflicts));
    inConflict.push(...told.map(([path, value]) => [`${at}.${path}`, value] as [string, unknown]));
    return { ...given, ...result };
  });
  if (inConflict.length === 0) return merged;
  throw new ShopError('conflict', {
    field: 'revision',
    present: Object.fromEntries(inConflict),
    params: { fields: inConflict.map(([path]) => path).join(', ') },
  });
}
