import { type Database, shop, shopHost, shopSeller } from '@stoa/database';
import type { HostKind, ShopState } from '@stoa/domain';
import { eq, sql } from 'drizzle-orm';
import type { Shop } from '../kernel/context.ts';
import { effectiveFrontendStatus, ownSellerOfShop, shopColumns, toShop } from './shop-record.ts';

/** A host name, the shop it belongs to and what decides whether that is served. */
export interface HostEntry {
  readonly host: string;
  readonly kind: HostKind;
  readonly shop: Shop;
  readonly state: ShopState;
}

/** Every host of the platform by name, as requests are resolved with it (`resolveHost`). */
export type HostTable = ReadonlyMap<string, HostEntry>;

/** Active and approved, of a marketplace; null for other shops. */
const preferableSellers = sql<readonly string[] | null>`case when ${shop.type} = 'marketplace' then array(
  select carried.seller_id::text from shop_seller carried join seller on seller.id = carried.seller_id
  where carried.shop_id = ${shop.id} and carried.approved_for_marketplace and seller.status = 'active') end`;

const withSellers = (known: Shop, preferable: readonly string[] | null): Shop =>
  preferable ? { ...known, preferableSellers: new Set(preferable) } : known;

/**
 * Reads all hosts in one statement, for the table in memory; read anew after `shop.changed`. Hosts of one
 * shop share its `Shop` object. TEN-001, TEN-501
 */
export async function loadHosts(db: Pick<Database, 'queries'>): Promise<HostTable> {
  const rows = await db.queries
    .select({
      host: shopHost.host,
      kind: shopHost.kind,
      status: shop.status,
      frontendStatus: shop.frontendStatus,
      ownSellerId: shopSeller.sellerId,
      preferable: preferableSellers,
      shop: shopColumns,
    })
    .from(shopHost)
    .innerJoin(shop, eq(shop.id, shopHost.shopId))
    .leftJoin(shopSeller, ownSellerOfShop);
  const shops = new Map<string, Shop>();
  const table = new Map<string, HostEntry>();
  for (const { host, kind, ...row } of rows) {
    const known = shops.get(row.shop.id) ?? withSellers(toShop(row.shop, row.ownSellerId), row.preferable);
    shops.set(known.id, known);
    const state = { type: known.type, status: row.status, frontendStatus: effectiveFrontendStatus(row) };
    table.set(host, { host, kind, shop: known, state });
  }
  return table;
}
