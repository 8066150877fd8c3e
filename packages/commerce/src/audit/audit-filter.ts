import { auditEntry } from '@stoa/database';
import { and, eq, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Shop } from '../kernel/context.ts';
import { daySpanFields, endsAfterItsStart, within } from '../kernel/day-span.ts';
import { recordId, shortText } from '../kernel/input.ts';

const name = shortText().min(1).optional();

/** Which entries are wanted; what is left out narrows nothing. */
export const auditFilterFields = z.object({
  /** Who did it. */
  staffId: recordId.optional(),
  /** What was done, e.g. `page.publish`. */
  verb: name,
  /** The kind of record. */
  entity: name,
  entityId: name,
  ...daySpanFields,
});

export const auditFilter = auditFilterFields.refine(endsAfterItsStart, { path: ['to'] });
export type AuditFilter = z.input<typeof auditFilter>;

/** Returns the condition under which an entry of the shop is one of those wanted. */
export function matching(
  shop: Pick<Shop, 'id' | 'timeZone'>,
  { staffId, verb, entity, entityId, ...span }: z.output<typeof auditFilter>,
): SQL | undefined {
  return and(
    eq(auditEntry.shopId, shop.id),
    ...(staffId === undefined ? [] : [eq(auditEntry.actorKind, 'staff'), eq(auditEntry.actor, staffId)]),
    verb === undefined ? undefined : eq(auditEntry.verb, verb),
    entity === undefined ? undefined : eq(auditEntry.entity, entity),
    entityId === undefined ? undefined : eq(auditEntry.entityId, entityId),
    within(auditEntry.at, shop, span),
  );
}
