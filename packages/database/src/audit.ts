import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant, shopId } from './columns.ts';
import { privateTable } from './privacy.ts';
import { shop } from './shop.ts';

/** What one field was and what it became. Absent: it was not there, or no longer is. */
export interface FieldChange {
  /** The names that lead to the field, from the record down. */
  readonly path: readonly string[];
  readonly before?: unknown;
  readonly after?: unknown;
}

/** By what something was done. ADM-018 */
export type Means = 'session' | 'token' | 'command' | 'job';

/**
 * The audit log: who changed which record of the shop, and what each field was before. Written in the transaction of
 * the change, never changed and never deleted. Secrets are masked in it.
 */
export const auditEntry = privateTable(
  'audit_entry',
  {
    shopId: shopId(),
    id: id(),
    at: instant('at').notNull(),
    /** `staff`, or `system` for the platform itself. */
    actorKind: text('actor_kind').notNull(),
    /** The id of staff, the name of a part of the platform. */
    actor: text('actor').notNull(),
    /** By what it was done: `session` or `token` of staff, `command` or `job` of the platform. */
    means: text('means').$type<Means>().notNull(),
    /** From where staff did it; null for the platform. */
    networkAddress: text('network_address'),
    /** What was done, e.g. `page.publish`. */
    verb: text('verb').notNull(),
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    /** The revision of the record after the change, where it counts them. */
    revision: integer('revision'),
    changes: jsonb('changes').$type<readonly FieldChange[]>().notNull(),
    requestId: text('request_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    foreignKey({ name: 'audit_entry_shop', columns: [t.shopId], foreignColumns: [shop.id] }).onDelete(
      'cascade',
    ),
    check('audit_entry_means', sql`${t.means} in ('session', 'token', 'command', 'job')`),
    index('audit_entry_of').on(t.shopId, t.entityId, t.entity, t.revision),
    // Pages of the log, newest first: as a whole, and of one person, verb or kind.
    index('audit_entry_time').on(t.shopId, t.at, t.id),
    index('audit_entry_actor').on(t.shopId, t.actorKind, t.actor, t.at, t.id),
    index('audit_entry_verb').on(t.shopId, t.verb, t.at, t.id),
    index('audit_entry_entity').on(t.shopId, t.entity, t.at, t.id),
  ],
  { changes: [] },
);
