import { type Queries, staffRole } from '@stoa/database';
import { msg, ShopError } from '@stoa/domain';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { StoredRecord } from '../kernel/change/index.ts';
import type { Shop } from '../kernel/context.ts';

export type RoleRow = typeof staffRole.$inferSelect;

type OfShop = Pick<Shop, 'id'>;

/** Returns the role of a person in a shop as the record of a change. */
export function roleRecord(shop: OfShop, staffId: string): StoredRecord<RoleRow> {
  const found = ([row]: RoleRow[]) => row && { row, revision: row.revision };
  return {
    entity: 'role',
    id: staffId,
    field: 'staffId',
    lock: async (tx) => {
      await lockOwners(tx, shop);
      return found(await tx.select().from(staffRole).where(ofPerson(shop, staffId)).for('update'));
    },
    count: async (tx) =>
      found(
        await tx
          .update(staffRole)
          .set({ revision: sql`${staffRole.revision} + 1` })
          .where(ofPerson(shop, staffId))
          .returning(),
      ),
    view: ({ role, sellerId }) => ({ role, ...(sellerId !== null && { sellerId }) }),
  };
}

/**
 * Locks the owners of a shop, in one order, before any role of it: of two that take each other's role at once, the
 * second sees what the first has left.
 */
async function lockOwners(tx: Queries, shop: OfShop): Promise<readonly string[]> {
  const rows = await tx
    .select({ staffId: staffRole.staffId })
    .from(staffRole)
    .where(and(eq(staffRole.shopId, shop.id), eq(staffRole.role, 'owner')))
    .orderBy(asc(staffRole.staffId))
    .for('update');
  return rows.map(({ staffId }) => staffId);
}

/**
 * Refuses to leave a shop without an owner. The record is locked by then. ADM-015
 * @throws ShopError `conflict` on `role`
 */
export async function refuseLastOwner(tx: Queries, shop: OfShop, { staffId, role }: RoleRow): Promise<void> {
  if (role !== 'owner') return;
  const others = (await lockOwners(tx, shop)).filter((owner) => owner !== staffId);
  if (others.length === 0) {
    throw new ShopError('conflict', { field: 'role', reason: msg('staff.last_owner') });
  }
}

export const ofPerson = (shop: OfShop, staffId: string) =>
  and(eq(staffRole.shopId, shop.id), eq(staffRole.staffId, staffId));
