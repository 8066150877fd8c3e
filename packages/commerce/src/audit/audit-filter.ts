import { auditEntry } from '@stoa/database';
import { endOfDay, startOfDay } from '@stoa/domain';
import { and, eq, gte, lt, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Shop } from '../kernel/context.ts';
import { shortText } from '../kernel/input.ts';

/** The log knows of nothing before. */
const EARLIEST = '1970-01-01';

const day = z.iso.date().refine((given) => given >= EARLIEST);

const name = shortText().min(1).optional();

/** Which entries are wanted; what is left out narrows nothing. */
export const auditFilterFields = z.object({
  /** Who did it. */
  staffId: z.uuid().optional(),
  /** What was done, e.g. `page.publish`. */
  verb: name,
  /** The kind of record. */
  entity: name,
  entityId: name,
  /** The first and the last day, `YYYY-MM-DD` in the time zone of the shop. */
  from: day.optional(),
  to: day.optional(),
});

/** Refuses a span of days that ends before it begins. */
export const endsAfterItsStart = ({ from, to }: z.output<typeof auditFilterFields>): boolean =>
  from === undefined || to === undefined || from <= to;

export const auditFilter = auditFilterFields.refine(endsAfterItsStart, { path: ['to'] });
export type AuditFilter = z.input<typeof auditFilter>;

/** Returns the condition under which an entry of the shop is one of those wanted. */
export function matching(
  shop: Pick<Shop, 'id' | 'timeZone'>,
  { staffId, verb, entity, entityId, from, to }: z.output<typeof auditFilter>,
): SQL | undefined {
  return and(
    eq(auditEntry.shopId, shop.id),
    ...(staffId === undefined ? [] : [eq(auditEntry.actorKind, 'staff'), eq(auditEntry.actor, staffId)]),
    verb === undefined ? undefined : eq(auditEntry.verb, verb),
    entity === undefined ? undefined : eq(auditEntry.entity, entity),
    entityId === undefined ? undefined : eq(auditEntry.entityId, entityId),
    from === undefined ? undefined : gte(auditEntry.at, startOfDay(from, shop.timeZone)),
    to === undefined ? undefined : lt(auditEntry.at, endOfDay(to, shop.timeZone)),
  );
}
