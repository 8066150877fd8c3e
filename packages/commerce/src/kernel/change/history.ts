import { auditEntry, type FieldChange, type Queries, texts } from '@stoa/database';
import { and, desc, eq, gt, max, sql } from 'drizzle-orm';
import type { Entity } from './entities.ts';
import { type Fields, fieldOf, isFields, MASK } from './fields.ts';

interface Place {
  readonly shopId: string;
  readonly entity: Entity;
  readonly id: string;
  readonly unlogged?: readonly string[];
}

/** Of what was there and the log does not tell, or masks: it equals nothing, so whoever changes it too is in conflict. */
const UNKNOWN = Symbol('a value that the audit log does not tell');

/** A record as it is now. */
interface Now {
  readonly fields: Fields;
  readonly revision: number;
}

/** What the audit log tells of changes of a record, the last first. */
type Entries = readonly { readonly revision: number | null; readonly changes: readonly FieldChange[] }[];

/**
 * Returns the fields of a record as they were at an earlier revision, told by the audit log. `undefined` where the log
 * does not tell of each revision since, as after a change that came another way. Where that is foreseen, the fields that
 * may have changed so are unknown, and the others are as the log tells.
 */
export async function fieldsAt(
  tx: Queries,
  { shopId, entity, id, unlogged }: Place,
  now: Now,
  revision: number,
): Promise<Fields | undefined> {
  const entries = await entriesSince(tx, { shopId, entity }, new Map([[id, revision]]));
  return fieldsBefore(entries.get(id) ?? [], now, revision, unlogged);
}

/** Reads what the audit log tells of changes of records since a revision of each. One statement, however many. */
export async function entriesSince(
  tx: Queries,
  { shopId, entity }: Pick<Place, 'shopId' | 'entity'>,
  revisions: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, Entries>> {
  const least = [...revisions.values()].reduce((a, b) => Math.min(a, b), Number.MAX_SAFE_INTEGER);
  const entries = await tx
    .select({ id: auditEntry.entityId, revision: auditEntry.revision, changes: auditEntry.changes })
    .from(auditEntry)
    .where(
      and(
        eq(auditEntry.shopId, shopId),
        eq(auditEntry.entity, entity),
        sql`${auditEntry.entityId} = any (${texts([...revisions.keys()])})`,
        gt(auditEntry.revision, least),
      ),
    )
    .orderBy(desc(auditEntry.revision));
  return Map.groupBy(
    entries.filter((entry) => (entry.revision ?? 0) > (revisions.get(entry.id) ?? 0)),
    ({ id }) => id,
  );
}

/** As `fieldsAt`, with what the audit log tells since that revision. */
export function fieldsBefore(
  entries: Entries,
  now: Now,
  revision: number,
  unlogged?: readonly string[],
): Fields | undefined {
  const isWhole =
    entries.length === now.revision - revision &&
    entries.every((entry, at) => entry.revision === now.revision - at);
  if (!isWhole && !unlogged) return undefined;
  const fields = entries.flatMap(({ changes }) => changes).reduce<Fields>(undo, now.fields);
  if (isWhole) return fields;
  return { ...fields, ...Object.fromEntries((unlogged ?? []).map((name) => [name, UNKNOWN])) };
}

/** Returns the last revision of a record that the audit log knows; 0 for one that never was. */
export async function lastRevision(tx: Queries, { shopId, entity, id }: Place): Promise<number> {
  const [last] = await tx
    .select({ revision: max(auditEntry.revision) })
    .from(auditEntry)
    .where(and(eq(auditEntry.shopId, shopId), eq(auditEntry.entity, entity), eq(auditEntry.entityId, id)));
  return last?.revision ?? 0;
}

function undo(fields: Fields, { path, before: told }: FieldChange): Fields {
  const before = told === MASK ? UNKNOWN : told;
  const [name, ...rest] = path;
  if (name === undefined) return fields;
  if (rest.length > 0) {
    const inner = fieldOf(fields, name);
    const change = { path: rest, ...(before !== undefined && { before }) };
    return { ...fields, [name]: undo(isFields(inner) ? inner : {}, change) };
  }
  const others = Object.entries(fields).filter(([other]) => other !== name);
  return Object.fromEntries(before === undefined ? others : [...others, [name, before]]);
}
