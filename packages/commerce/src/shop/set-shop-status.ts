import { shop } from '@stoa/database';
import { eq } from 'drizzle-orm';
import { changing, platformChange } from '../kernel/change/index.ts';
import type { PlatformContext } from '../kernel/context.ts';
import { shopRow } from './shop-row.ts';

const statusAfter = { suspend: 'suspended', resume: 'active', close: 'closed' } as const;
export type ShopStatusAction = keyof typeof statusAfter;

/**
 * Suspends, resumes or closes a shop for the platform; what is already so stays so. A shop that isn't active
 * is unavailable, and its data stays. TEN-008
 * @throws ShopError `not-found`
 */
export async function setShopStatus(
  platform: PlatformContext,
  shopId: string,
  action: ShopStatusAction,
): Promise<void> {
  const of = shopRow(shopId);
  const change = { verb: `shop.${action}`, scope: 'shops:manage', of, version: undefined } as const;
  await changing(platformChange(platform, shopId), change, ({ tx }) =>
    tx.update(shop).set({ status: statusAfter[action] }).where(eq(shop.id, shopId)),
  );
}
