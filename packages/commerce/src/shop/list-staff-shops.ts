import { staffRole } from '@stoa/database';
import { isRole, type Role, type Scope, scopesOf } from '@stoa/domain';
import { eq } from 'drizzle-orm';
import type { PlatformContext } from '../kernel/context.ts';
import type { StaffIdentity } from '../staff/index.ts';
import { type ListedShop, listShops } from './list-shops.ts';

/** A shop somebody works in, and what they may do there. */
export interface StaffShop extends ListedShop {
  readonly role: Role;
  readonly scopes: readonly Scope[];
  /** The one seller a seller role is limited to. */
  readonly sellerId: string | undefined;
}

/** Lists the shops somebody works in, by code: all of them for an operator. OPEN-002, PERM-513 */
export async function listStaffShops(
  platform: Pick<PlatformContext, 'db'>,
  { staffId, operator }: Pick<StaffIdentity, 'staffId' | 'operator'>,
): Promise<readonly StaffShop[]> {
  if (operator) return (await listShops(platform)).map((one) => inRole(one, 'operator', null));
  const held = await platform.db.queries.select().from(staffRole).where(eq(staffRole.staffId, staffId));
  const byShop = new Map(held.map((row) => [row.shopId, row]));
  const shops = await listShops(platform, [...byShop.keys()]);
  return shops.flatMap((one) => {
    const row = byShop.get(one.shop.id);
    return row && isRole(row.role) ? [inRole(one, row.role, row.sellerId)] : [];
  });
}

function inRole(listed: ListedShop, role: Role, sellerId: string | null): StaffShop {
  return { ...listed, role, scopes: scopesOf([role]), sellerId: sellerId ?? undefined };
}
