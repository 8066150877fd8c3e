import {
  type SellerAddress,
  type ShopSettings,
  type ShopTheme,
  shop,
  shopSettings,
  shopTheme,
} from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { eq, type InferSelectModel, sql } from 'drizzle-orm';
import type { Shop, ShopContext } from '../kernel/context.ts';
import { effectiveFrontendStatus, toShop } from './shop-record.ts';

/** A seller as a shop carries it. ENT-003 */
export interface CarriedSeller {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly status: 'active' | 'inactive';
  readonly logo: string | null;
  readonly mobileLogo: string | null;
  readonly originAddress: SellerAddress | null;
  readonly own: boolean;
  readonly approvedForMarketplace: boolean;
}

/** A shop with all its settings. Not for browsers: `publicSettings` selects what they get. */
export interface ShopProfile {
  readonly shop: Shop;
  readonly status: InferSelectModel<typeof shop>['status'];
  /** The switch the rule of availability goes by. */
  readonly frontendStatus: boolean | null;
  readonly marketplace: { readonly id: string; readonly code: string } | undefined;
  readonly sellers: readonly CarriedSeller[];
  readonly theme: ShopTheme;
  readonly settings: ShopSettings;
  readonly revision: number;
}

/**
 * Reads the shop's settings, theme and sellers in one statement. Settings that are younger than the stored
 * ones have their defaults.
 * @throws ShopError `client-not-found` when the shop is gone.
 */
export async function readShopSettings(
  ctx: Pick<ShopContext, 'db'> & { readonly shop: Pick<Shop, 'id'> },
): Promise<ShopProfile> {
  const [row] = await ctx.db.queries
    .select({ shop, marketplace: marketplaceOfShop, sellers: sellersOfShop })
    .from(shop)
    .where(eq(shop.id, ctx.shop.id));
  if (!row) throw new ShopError('client-not-found');
  const ownSeller = row.sellers.find((carried) => carried.own);
  return {
    shop: toShop(row.shop, ownSeller?.id ?? null),
    status: row.shop.status,
    frontendStatus: effectiveFrontendStatus(row.shop),
    marketplace: row.marketplace ?? undefined,
    sellers: row.sellers,
    theme: shopTheme.parse(row.shop.theme),
    settings: shopSettings.parse(row.shop.settings),
    revision: row.shop.revision,
  };
}

// Written as SQL, because Drizzle omits the table's name in a query with one table.
const marketplaceOfShop = sql<{ id: string; code: string } | null>`(
  select json_build_object('id', m.id, 'code', m.code) from shop m where m.id = shop.marketplace_id)`;

const sellersOfShop = sql<CarriedSeller[]>`(
  select coalesce(json_agg(json_build_object(
    'id', s.id, 'code', s.code, 'name', s.name, 'status', s.status, 'logo', s.logo,
    'mobileLogo', s.mobile_logo, 'originAddress', s.origin_address,
    'own', carried.own, 'approvedForMarketplace', carried.approved_for_marketplace
  ) order by s.code), '[]')
  from shop_seller carried join seller s on s.id = carried.seller_id
  where carried.shop_id = shop.id)`;
