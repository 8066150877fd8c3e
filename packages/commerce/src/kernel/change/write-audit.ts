import { auditEntry, emit, type FieldChange, insertMany, newId, type Queries } from '@stoa/database';
import type { Actor, Shop, ShopContext } from '../context.ts';
import { type Entity, personalFields, toldAs, type Verb } from './entities.ts';
import { forAudit } from './fields.ts';

/** For whom something is changed: a request of staff, or the platform. */
export type ChangeContext = Pick<ShopContext, 'db' | 'clock' | 'actor' | 'requestId'> & {
  readonly shop: Pick<Shop, 'id'>;
};

/** A record that was written. */
export interface Written {
  readonly verb?: Verb;
  readonly entity?: Entity;
  readonly id: string;
  readonly changes: readonly FieldChange[];
  readonly revision?: number;
  readonly sellerId?: string;
}

/** Writes what was done to records of one kind into the audit log, and tells of it in the outbox. */
export async function writeAudit(
  tx: Queries,
  ctx: ChangeContext,
  { verb, entity }: { readonly verb: Verb; readonly entity: Entity },
  written: readonly Written[],
): Promise<void> {
  const by = { shopId: ctx.shop.id, at: ctx.clock(), ...actorColumns(ctx.actor), requestId: ctx.requestId };
  const rows = written.map(
    ({ id: entityId, changes, revision = null, entity: own = entity, verb: done = verb }) => ({
      ...by,
      id: newId(),
      verb: done,
      entity: own,
      entityId,
      revision,
      changes: changes.map((change) => forAudit(change, personalFields[own])),
    }),
  );
  await insertMany(tx, auditEntry, rows);
  const kind = toldAs[entity];
  if (kind === 'itself' || kind === 'nobody') return;
  const told = written
    .filter((one) => (one.entity ?? entity) === entity)
    .map(({ id: entityId, sellerId }) => ({
      kind,
      entityId,
      shopId: ctx.shop.id,
      ...(sellerId !== undefined && { sellerId }),
    }));
  await emit(tx, ...told);
}

type ActorColumns = Pick<typeof auditEntry.$inferInsert, 'actorKind' | 'actor' | 'means' | 'networkAddress'>;

/**
 * Returns who did it, and by what means. Customers and guests have no scope, so `requireScopes` lets none of them this
 * far.
 */
function actorColumns(actor: Actor): ActorColumns {
  if (actor.kind === 'staff') {
    const { kind, staffId, means, networkAddress } = actor;
    return { actorKind: kind, actor: staffId, means, networkAddress };
  }
  if (actor.kind !== 'system') throw new Error(`the audit log was to hold a change of a ${actor.kind}`);
  return { actorKind: actor.kind, actor: actor.name, means: actor.means, networkAddress: null };
}
