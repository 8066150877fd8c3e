import {
  auditEntry,
  type FieldChange,
  inEachShop,
  newId,
  type Queries,
  shop,
  staffRole,
} from '@stoa/database';
import { asc, eq } from 'drizzle-orm';
import type { StaffActor } from '../context.ts';
import type { Verb } from './entities.ts';
import { MASK } from './fields.ts';

/** What somebody did to their own account in the back office. */
export interface AccountAct extends Pick<StaffActor, 'staffId' | 'means' | 'networkAddress'> {
  /** E.g. `person.change-password`. */
  readonly verb: Extract<Verb, `person.${string}`>;
  /** Names of what is another now, e.g. `password`. */
  readonly changed?: readonly string[];
  /** Fields that are no secret, with their values. */
  readonly told?: readonly FieldChange[];
  readonly clock: () => Date;
  readonly requestId: string;
}

/**
 * Writes what somebody did to their own account into the audit log of each shop where they have a role, in the
 * transaction of the act. Of what is a secret it is told only that it changed. The shop that is set in the transaction,
 * or none, is set afterwards as before. ADM-018
 */
export async function auditAccount(tx: Queries, act: AccountAct): Promise<void> {
  const { staffId, verb, changed = [], told = [], means, networkAddress, clock, requestId } = act;
  // Locked as the foreign keys of the entries would, and in the order in which whoever locks several shops does.
  const shops = await tx
    .select({ id: shop.id })
    .from(staffRole)
    .innerJoin(shop, eq(shop.id, staffRole.shopId))
    .where(eq(staffRole.staffId, staffId))
    .orderBy(asc(shop.id))
    .for('key share', { of: shop });
  const at = clock();
  const changes = [...told, ...changed.map((name) => ({ path: [name], before: MASK, after: MASK }))];
  await inEachShop(
    tx,
    shops.map(({ id }) => id),
    async (shopId) => {
      await tx.insert(auditEntry).values({
        shopId,
        id: newId(),
        at,
        actorKind: 'staff',
        actor: staffId,
        means,
        networkAddress,
        verb,
        entity: 'person',
        entityId: staffId,
        changes,
        requestId,
      });
    },
  );
}
