import { staff, staffRole } from '@stoa/database';
import { isRole, scopesOf } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import type { PlatformContext, StaffActor } from '../kernel/context.ts';

/**
 * Reads the permissions of a staff member in a shop: an operator has all in every shop, others those of their role.
 * `undefined` when they have no role in that shop. OPEN-002, PERM-513
 * @awaits back office
 */
export async function readStaffActor(
  platform: Pick<PlatformContext, 'db'>,
  staffId: string,
  shopId: string,
): Promise<StaffActor | undefined> {
  const [person] = await platform.db.queries
    .select({ operator: staff.operator, role: staffRole.role, sellerId: staffRole.sellerId })
    .from(staff)
    .leftJoin(staffRole, and(eq(staffRole.staffId, staff.id), eq(staffRole.shopId, shopId)))
    .where(eq(staff.id, staffId));
  if (!person) return undefined;
  if (person.operator) return { kind: 'staff', staffId, scopes: new Set(scopesOf(['operator'])) };
  if (!isRole(person.role)) return undefined;
  const scopes = new Set(scopesOf([person.role]));
  return { kind: 'staff', staffId, scopes, ...(person.sellerId !== null && { sellerId: person.sellerId }) };
}
