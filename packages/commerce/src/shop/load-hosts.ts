import type { HostKind, ShopState } from '@stoa/domain';
import { eq } from 'drizzle-orm';
import type { Shop } from '../kernel/context.ts';
import type { Database } from '../kernel/database.ts';
import { effectiveFrontendStatus, ownSellerOfShop, shopColumns, toShop } from './shop-record.ts';
import { shop, shopHost, shopSeller } from './tables.ts';

/** A host name, the shop it belongs to and what decides whether that is served. */
export interface HostEntry {
  readonly host: string;
  readonly kind: HostKind;
  readonly shop: Shop;
  readonly state: ShopState;
}

/** Every host of the platform by name, as requests are resolved with it (`resolveHost`). */
export type HostTable = ReadonlyMap<string, HostEntry>;

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
      shop: shopColumns,
    })
    .from(shopHost)
    .innerJoin(shop, eq(shop.id, shopHost.shopId))
    .leftJoin(shopSeller, ownSellerOfShop);
  const shops = new Map<string, Shop>();
  const table = new Map<string, HostEntry>();
  for (const { host, kind, ...row } of rows) {
    const known = shops.get(row.shop.id) ?? toShop(row.shop, row.ownSellerId);
    shops.set(known.id, known);
    const state = { type: known.type, status: row.status, frontendStatus: effectiveFrontendStatus(row) };
    table.set(host, { host, kind, shop: known, state });
  }
  return table;
}
