import { newId, orConflict, seller, shopSeller } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { changing, platformChange } from '../kernel/change/index.ts';
import type { PlatformContext, ShopContext } from '../kernel/context.ts';
import { parseInput, recordId, shortText } from '../kernel/input.ts';
import { requireShop } from './require-shop.ts';
import { code, currency } from './shop-input.ts';

const sellerAddress = z.object({
  addressLine1: shortText(),
  cityLocality: shortText(),
  stateProvince: shortText(),
  postalCode: shortText(20),
  country: z.string().length(2),
  latitude: z.number().min(-90).max(90).exactOptional(),
  longitude: z.number().min(-180).max(180).exactOptional(),
});

const newSeller = z.object({
  code,
  name: shortText().min(1),
  /** In which its goods are priced. */
  currency: currency.default('USD'),
  logo: shortText().optional(),
  mobileLogo: shortText().optional(),
  originAddress: sellerAddress.optional(),
});
export type NewSeller = z.input<typeof newSeller>;

/**
 * Adds a seller to the platform; a marketplace carries it after `carrySeller`, and sells it after `approveSeller`. ENT-040
 * @throws ShopError `conflict` on `code`
 * @awaits back office
 */
export async function createSeller(
  platform: PlatformContext,
  input: NewSeller,
): Promise<{ sellerId: string }> {
  const given = parseInput(newSeller, input);
  const sellerId = newId();
  const now = platform.clock();
  await orConflict({ seller_code_unique: 'code' }, () =>
    platform.db.queries.insert(seller).values({ id: sellerId, ...given, createdAt: now, updatedAt: now }),
  );
  return { sellerId };
}

const approval = z.object({ sellerId: recordId, approved: z.boolean().optional() });

const carriedSeller = z.object({ shopId: recordId, sellerId: recordId });

/**
 * Adds a seller to a marketplace, not yet approved. For the platform only: a marketplace can't add sellers of others
 * by itself.
 * @throws ShopError `transition-refused` in a shop that is no marketplace, `not-found` for shop or seller, `conflict`
 * on `currency` where the seller's goods are priced in another.
 * @awaits back office
 */
export async function carrySeller(
  platform: PlatformContext,
  input: z.input<typeof carriedSeller>,
): Promise<void> {
  const { shopId, sellerId } = parseInput(carriedSeller, input);
  const change = { verb: 'seller.carry', scope: 'shops:manage', of: 'seller' } as const;
  await changing(platformChange(platform, shopId), change, async ({ tx, wrote }) => {
    const place = await requireShop(tx, shopId);
    if (place.type !== 'marketplace') throw new ShopError('transition-refused');
    const [known] = await tx
      .select({ currency: seller.currency })
      .from(seller)
      .where(eq(seller.id, sellerId));
    if (!known) throw new ShopError('not-found', { field: 'sellerId' });
    if (known.currency !== place.currency) throw new ShopError('conflict', { field: 'currency' });
    await tx.insert(shopSeller).values({ shopId, sellerId, currency: place.currency }).onConflictDoNothing();
    wrote({ id: sellerId, after: { approved: false }, sellerId });
  });
}

/**
 * Lets a seller that the marketplace carries sell in it, or no longer. Needs `sellers:write`. MKT-004
 * @throws ShopError `not-found` for a seller the shop doesn't carry as a marketplace.
 * @awaits back office
 */
export async function approveSeller(
  ctx: ShopContext,
  input: { readonly sellerId: string; readonly approved?: boolean },
): Promise<void> {
  const shopId = ctx.shop.id;
  const { sellerId, approved = true } = parseInput(approval, input);
  const change = { verb: 'seller.approve', scope: 'sellers:write', of: 'seller' } as const;
  await changing(ctx, change, async ({ tx, wrote }) => {
    const carried = and(
      eq(shopSeller.shopId, shopId),
      eq(shopSeller.sellerId, sellerId),
      eq(shopSeller.own, false),
    );
    const [before] = await tx
      .select({ approved: shopSeller.approvedForMarketplace })
      .from(shopSeller)
      .where(carried)
      .for('no key update');
    if (!before) throw new ShopError('not-found', { field: 'sellerId' });
    await tx.update(shopSeller).set({ approvedForMarketplace: approved }).where(carried);
    wrote({ id: sellerId, before, after: { approved }, sellerId });
  });
}
