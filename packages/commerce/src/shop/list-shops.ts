import { shop, shopSeller } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { PlatformContext, Shop } from '../kernel/context.ts';
import { ownSellerOfShop, shopColumns, toShop } from './shop-record.ts';

export interface ListedShop {
  readonly shop: Shop;
  readonly status: 'active' | 'suspended' | 'closed';
  /** The merchant's own switch. */
  readonly frontendStatus: boolean | null;
  readonly hosts: readonly string[];
  readonly revision: number;
}

type Reader = Pick<PlatformContext, 'db'>;

/** Lists all shops of the platform, or those of some ids, by code, the primary host first. */
export async function listShops(platform: Reader, ids?: readonly string[]): Promise<ListedShop[]> {
  const rows = await selectShops(platform)
    .where(ids && inArray(shop.id, [...ids]))
    .orderBy(asc(shop.code));
  return rows.map(toListed);
}

/**
 * One shop by its code.
 * @throws ShopError `not-found`
 */
export async function readShop(platform: Reader, code: string): Promise<ListedShop> {
  const [row] = await selectShops(platform).where(eq(shop.code, code));
  if (!row) throw new ShopError('not-found', { field: 'shop' });
  return toListed(row);
}

function selectShops(platform: Reader) {
  return platform.db.queries
    .select({
      ...shopColumns,
      ownSellerId: shopSeller.sellerId,
      status: shop.status,
      frontendStatus: shop.frontendStatus,
      revision: shop.revision,
      hosts: sql<string[]>`array(
        select host from shop_host where shop_host.shop_id = shop.id order by kind <> 'primary', host)`,
    })
    .from(shop)
    .leftJoin(shopSeller, ownSellerOfShop)
    .$dynamic();
}

function toListed(row: Awaited<ReturnType<typeof selectShops>>[number]): ListedShop {
  const { ownSellerId, status, frontendStatus, hosts, revision, ...columns } = row;
  return { shop: toShop(columns, ownSellerId), status, frontendStatus, hosts, revision };
}
