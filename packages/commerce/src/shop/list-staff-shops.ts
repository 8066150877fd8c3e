import { shop, staffRole } from '@stoa/database';
import { isRole, type Role, type Scope, scopesOf } from '@stoa/domain';
import { eq, getTableColumns } from 'drizzle-orm';
import type { PlatformContext } from '../kernel/context.ts';
import type { StaffSession } from '../staff/index.ts';
import { type ListedShop, listShops } from './list-shops.ts';

/** A shop somebody works in, and what they may do there. */
export interface StaffShop extends ListedShop {
  readonly role: Role;
  readonly scopes: readonly Scope[];
  /** The one seller a seller role is limited to. */
  readonly sellerId: string | undefined;
  /** They reach nothing of it until they have a second factor. ADM-009 */
  readonly lacksSecondFactor: boolean;
}

/** Lists the shops somebody works in, by code: all of them for an operator. OPEN-002, PERM-513, ADM-009 */
export async function listStaffShops(
  platform: Pick<PlatformContext, 'db'>,
  { staffId, operator, secondFactor }: Pick<StaffSession, 'staffId' | 'operator' | 'secondFactor'>,
): Promise<readonly StaffShop[]> {
  if (operator) {
    const held = { role: 'operator', sellerId: undefined, lacksSecondFactor: !secondFactor } as const;
    return (await listShops(platform)).map((one) => inRole(one, held));
  }
  const held = await platform.db.queries
    .select({ ...getTableColumns(staffRole), needsFactor: shop.secondFactorRequired })
    .from(staffRole)
    .innerJoin(shop, eq(shop.id, staffRole.shopId))
    .where(eq(staffRole.staffId, staffId));
  const byShop = new Map(held.map((row) => [row.shopId, row]));
  const shops = await listShops(platform, [...byShop.keys()]);
  return shops.flatMap((one) => {
    const row = byShop.get(one.shop.id);
    if (!row || !isRole(row.role)) return [];
    const { role, sellerId, needsFactor } = row;
    const lacksSecondFactor = needsFactor && !secondFactor;
    return [inRole(one, { role, sellerId: sellerId ?? undefined, lacksSecondFactor })];
  });
}

type Held = Pick<StaffShop, 'role' | 'sellerId' | 'lacksSecondFactor'>;

const inRole = (listed: ListedShop, held: Held): StaffShop => ({
  ...listed,
  ...held,
  scopes: scopesOf([held.role]),
});
