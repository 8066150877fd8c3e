import {
  customerGroup,
  newId,
  orConflict,
  type Queries,
  seller,
  shop,
  shopHost,
  shopSeller,
} from '@stoa/database';
import { clientTypes, ShopError } from '@stoa/domain';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { changing, platformChange } from '../kernel/change/index.ts';
import type { PlatformContext, Shop } from '../kernel/context.ts';
import { parseInput, recordId } from '../kernel/input.ts';
import { hostOf, refuseReserved } from './hosts.ts';
import { code, hostName, shopFields } from './shop-input.ts';
import { toShop } from './shop-record.ts';

const newShop = shopFields
  .partial({ industry: true, currency: true, locale: true, timeZone: true, frontendStatus: true })
  .extend({
    code,
    type: z.enum(clientTypes),
    /** The marketplace that the shop of one of its sellers belongs to, and that seller (made when left out). */
    marketplaceId: recordId.optional(),
    sellerId: recordId.optional(),
    /** Further hosts; the host of the base URL is the primary one. */
    hosts: z.array(z.object({ host: hostName, kind: z.enum(['serve', 'redirect']) })).default([]),
  })
  .refine((given) => (given.type === 'marketplaceseller') === (given.marketplaceId !== undefined), {
    path: ['marketplaceId'],
  })
  .refine((given) => given.sellerId === undefined || given.type === 'marketplaceseller', {
    path: ['sellerId'],
  });
export type NewShop = z.input<typeof newShop>;

/** Customers who register themselves are retail; more groups are made by `createCustomerGroup`. */
const firstGroups = [
  { code: 'retail', name: 'Retail' },
  { code: 'wholesale', name: 'Wholesale' },
];

type CheckedShop = z.output<typeof newShop>;

/**
 * Makes a shop with its hosts, its first customer groups and, unless it is a marketplace, the seller it sells
 * as. TEN-002, TEN-003, TEN-005, TEN-502
 * @param reservedHosts names of the platform itself, such as that of the back office
 * @throws ShopError `conflict` on `code` or `hosts` when taken or reserved, on `currency` when it is not that of the
 * marketplace and the seller, `not-found` for the marketplace or a seller
 * it doesn't carry.
 */
export async function createShop(
  platform: PlatformContext,
  input: NewShop,
  reservedHosts: readonly string[],
): Promise<Shop> {
  const given = parseInput(newShop, input);
  refuseReserved([hostOf(given.baseUrl), ...given.hosts.map(({ host }) => host)], reservedHosts, 'hosts');
  const taken = {
    shop_code_unique: 'code',
    seller_code_unique: 'code',
    shop_host_pkey: 'hosts',
    shop_seller_shop_currency: 'currency',
    shop_seller_seller_currency: 'currency',
  };
  const id = newId();
  const change = { verb: 'shop.create', scope: 'shops:manage', of: 'shop' } as const;
  return orConflict(taken, () =>
    changing(platformChange(platform, id), change, async ({ tx, wrote }) => {
      wrote({ id, after: { code: given.code, name: given.name, type: given.type }, revision: 1 });
      return insertShop(tx, id, given, platform.clock());
    }),
  );
}

async function insertShop(tx: Queries, id: string, given: CheckedShop, now: Date): Promise<Shop> {
  const { hosts, sellerId, ...fields } = given;
  if (given.marketplaceId !== undefined) await requireMarketplace(tx, given.marketplaceId);
  const [row] = await tx
    .insert(shop)
    .values({ id, ...fields, createdAt: now, updatedAt: now })
    .returning();
  if (!row) throw new Error('the shop was not inserted');
  await tx
    .insert(shopHost)
    .values([
      { shopId: id, host: hostOf(row.baseUrl), kind: 'primary' as const, verifiedAt: now },
      ...hosts.map((host) => ({ shopId: id, ...host, verifiedAt: now })),
    ]);
  await tx.insert(customerGroup).values(firstGroups.map((group) => ({ shopId: id, ...group })));
  const ownSellerId = given.type === 'marketplace' ? null : await giveOwnSeller(tx, row, given, now);
  return toShop(row, ownSellerId);
}

/** Returns the seller the shop sells as: the named one of the marketplace, else a new one. */
async function giveOwnSeller(
  tx: Queries,
  { id: shopId, currency }: Pick<typeof shop.$inferSelect, 'id' | 'currency'>,
  given: CheckedShop,
  now: Date,
): Promise<string> {
  const { marketplaceId } = given;
  const sellerId = given.sellerId ?? newId();
  if (given.sellerId !== undefined && marketplaceId !== undefined) {
    await requireFreeSeller(tx, marketplaceId, sellerId);
  } else {
    await tx
      .insert(seller)
      .values({ id: sellerId, code: given.code, name: given.name, currency, createdAt: now, updatedAt: now });
    if (marketplaceId !== undefined) {
      await tx.insert(shopSeller).values({ shopId: marketplaceId, sellerId, currency });
    }
  }
  await tx.insert(shopSeller).values({ shopId, sellerId, currency, own: true });
  return sellerId;
}

async function requireMarketplace(tx: Queries, shopId: string): Promise<void> {
  const [found] = await tx.select({ type: shop.type }).from(shop).where(eq(shop.id, shopId)).for('share');
  if (found?.type !== 'marketplace') throw new ShopError('not-found', { field: 'marketplaceId' });
}

/** Requires that the marketplace carries the seller and no other shop sells as it. */
async function requireFreeSeller(tx: Queries, marketplaceId: string, sellerId: string): Promise<void> {
  await tx.select({ id: seller.id }).from(seller).where(eq(seller.id, sellerId)).for('update');
  const carried = await tx
    .select({ one: sql`1` })
    .from(shopSeller)
    .where(and(eq(shopSeller.shopId, marketplaceId), eq(shopSeller.sellerId, sellerId)));
  if (carried.length === 0) throw new ShopError('not-found', { field: 'sellerId' });
  const taken = await tx
    .select({ one: sql`1` })
    .from(shopSeller)
    .where(and(eq(shopSeller.sellerId, sellerId), eq(shopSeller.own, true)));
  if (taken.length > 0) throw new ShopError('conflict', { field: 'sellerId' });
}
