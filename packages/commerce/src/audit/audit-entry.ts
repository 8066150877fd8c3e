import { auditEntry, type FieldChange, type Means, type Queries } from '@stoa/database';
import { and, desc, type SQL, sql } from 'drizzle-orm';
import { staffNames } from '../staff/index.ts';
import type { AuditPlace } from './audit-cursor.ts';

/** Who did it: a person, who is called by their id once they are deleted, or a part of the platform. */
export type AuditActor =
  | { readonly kind: 'staff'; readonly id: string; readonly name: string }
  | { readonly kind: 'system'; readonly name: string };

/** An entry of the audit log. ADM-018 */
export interface AuditEntry {
  readonly id: string;
  readonly at: Date;
  readonly actor: AuditActor;
  readonly means: Means;
  /** From where a person did it. */
  readonly networkAddress?: string;
  /** What was done, e.g. `page.publish`. */
  readonly verb: string;
  /** The kind of the record, and which. */
  readonly entity: string;
  readonly entityId: string;
  /** The revision of the record that it made, where it counts them. */
  readonly revision?: number;
  /** Each changed field; of secrets only that they changed. */
  readonly changes: readonly FieldChange[];
  readonly requestId: string;
}

/** Reads entries, newest first, from a place on. */
export async function readEntries(
  tx: Queries,
  which: SQL | undefined,
  { after, limit }: { readonly after: AuditPlace | undefined; readonly limit: number },
): Promise<AuditEntry[]> {
  const rows = await tx
    .select()
    .from(auditEntry)
    .where(and(which, after && isOlder(after)))
    .orderBy(desc(auditEntry.at), desc(auditEntry.id))
    .limit(limit);
  const people = rows.filter(({ actorKind }) => actorKind === 'staff').map(({ actor }) => actor);
  const names = await staffNames(tx, people);
  return rows.map((row) => toEntry(row, names));
}

/** As one comparison of rows, which an index answers. */
const isOlder = ({ at, id }: AuditPlace): SQL =>
  sql`(${auditEntry.at}, ${auditEntry.id}) < (${at.toISOString()}::timestamptz, ${id}::uuid)`;

function toEntry(row: typeof auditEntry.$inferSelect, names: ReadonlyMap<string, string>): AuditEntry {
  const { id, at, actorKind, actor, means, networkAddress, verb, entity, entityId, revision } = row;
  return {
    id,
    at,
    actor:
      actorKind === 'staff'
        ? { kind: 'staff', id: actor, name: names.get(actor) ?? actor }
        : { kind: 'system', name: actor },
    means,
    ...(networkAddress !== null && { networkAddress }),
    verb,
    entity,
    entityId,
    ...(revision !== null && { revision }),
    changes: row.changes,
    requestId: row.requestId,
  };
}
