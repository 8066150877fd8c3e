import { isDeepStrictEqual } from 'node:util';
import type { Queries } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { asJson, type Fields, fieldOf, forAudit, isFields } from './fields.ts';
import { fieldsAt } from './history.ts';
import { mergeFields } from './merge-fields.ts';
import type { Found, StoredRecord } from './stored-record.ts';

interface Wish<Given> {
  readonly of: Pick<StoredRecord<never>, 'entity' | 'id' | 'unlogged'> & {
    readonly view?: (row: never) => object;
  };
  readonly version: number | undefined;
  readonly fields?: Given;
}

/**
 * Returns the fields that are to be written: those given, merged with what changed since the writer looked.
 * @throws ShopError `conflict` on `revision`
 */
export async function merged<Given extends object>(
  tx: Queries,
  shopId: string,
  { of, version, fields }: Wish<Given>,
  found: Found<unknown> | undefined,
  current: Fields,
): Promise<Given> {
  const given = present(fields);
  if (version === undefined || version === found?.revision) return given;
  if (!found || !fields || version > found.revision)
    throw conflict(found?.revision, [], presentValues(current, Object.keys(current)));
  const wanted = asJson(given);
  const now = { fields: current, revision: found.revision };
  const base = await fieldsAt(tx, { shopId, ...of }, now, version);
  // Where nobody knows what was there, each field that differs may be one that somebody else changed.
  const { fields: result, conflicts } = base
    ? mergeFields(base, current, wanted)
    : { fields: wanted, conflicts: differing(current, wanted) };
  if (conflicts.length > 0) throw conflict(found.revision, conflicts, presentValues(current, conflicts));
  return withOwnValues(given, wanted, result, of.view?.(found.row as never) ?? {});
}

/**
 * Values are those that were given or that are there, and not what JSON makes of them, in which a date is a text.
 */
function withOwnValues<Given extends object>(
  given: Given,
  wanted: Fields,
  result: Fields,
  there: object,
): Given {
  const current = { ...there } as Fields;
  const others = Object.entries(result)
    .filter(([name, value]) => !isDeepStrictEqual(value, fieldOf(wanted, name)))
    .map(([name, value]) => {
      const own = fieldOf(current, name);
      const isOwn = own !== undefined && isDeepStrictEqual(fieldOf(asJson({ [name]: own }), name), value);
      return [name, isOwn ? own : value];
    });
  return { ...given, ...Object.fromEntries(others) };
}

/** Returns the names of those fields that are not as wanted. */
export const differing = (current: Fields, wanted: Fields): string[] =>
  Object.keys(wanted).filter((name) => !isDeepStrictEqual(fieldOf(current, name), fieldOf(wanted, name)));

/** Returns the fields that are given. */
export function present<Given extends object>(fields: Given | undefined): Given {
  return Object.fromEntries(Object.entries(fields ?? {}).filter(([, value]) => value !== undefined)) as Given;
}

/** What stands now at these paths; of secrets only that there is one. ADM-907 */
export function presentValues(current: Fields, paths: readonly string[]): Fields {
  const at = (names: readonly string[]) =>
    names.reduce<unknown>((held, name) => (isFields(held) ? fieldOf(held, name) : undefined), current);
  const told = paths.map((path) => {
    const names = path.split('.');
    return [path, forAudit({ path: names, before: at(names) }).before ?? null] as const;
  });
  return Object.fromEntries(told);
}

function conflict(revision: number | undefined, fields: readonly string[], present: Fields): ShopError {
  return new ShopError('conflict', {
    field: 'revision',
    present,
    params: { ...(revision !== undefined && { revision }), fields: fields.join(', ') },
  });
}
