import { shop, staff, staffRole } from '@stoa/database';
import { isRole, scopesOf } from '@stoa/domain';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { PlatformContext, StaffActor } from '../kernel/context.ts';

/** Somebody of the back office in a shop. */
export interface StaffInShop {
  readonly actor: StaffActor;
  /**
   * They need a second factor and have none: they reach nothing but what sets one up. Operators always need one, others
   * where the shop requires it. ADM-009
   */
  readonly lacksSecondFactor: boolean;
}

/**
 * Reads the permissions of a staff member in a shop: an operator has all in every shop, others those of their role.
 * `undefined` when they have no role in that shop. `from` tells how they ask, for the audit log. OPEN-002, PERM-513,
 * ADM-009, ADM-018
 */
export async function readStaffActor(
  platform: Pick<PlatformContext, 'db'>,
  staffId: string,
  shopId: string,
  from: Pick<StaffActor, 'means' | 'networkAddress'>,
): Promise<StaffInShop | undefined> {
  const [person] = await platform.db.queries
    .select({
      operator: staff.operator,
      role: staffRole.role,
      sellerId: staffRole.sellerId,
      hasFactor: sql<boolean>`${isNotNull(staff.totpSecret)}`,
      needsFactor: sql<boolean>`${staff.operator} or coalesce(${shop.secondFactorRequired}, false)`,
    })
    .from(staff)
    .leftJoin(staffRole, and(eq(staffRole.staffId, staff.id), eq(staffRole.shopId, shopId)))
    .leftJoin(shop, eq(shop.id, shopId))
    .where(eq(staff.id, staffId));
  if (!person) return undefined;
  const lacksSecondFactor = person.needsFactor && !person.hasFactor;
  if (person.operator) {
    const scopes = new Set(scopesOf(['operator']));
    return { actor: { kind: 'staff', staffId, scopes, ...from }, lacksSecondFactor };
  }
  if (!isRole(person.role)) return undefined;
  const scopes = new Set(scopesOf([person.role]));
  const limit = person.sellerId !== null && { sellerId: person.sellerId };
  return { actor: { kind: 'staff', staffId, scopes, ...limit, ...from }, lacksSecondFactor };
}
