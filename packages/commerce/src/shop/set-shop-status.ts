import { emit, inTransaction, shop } from '@stoa/database';
import { eq, sql } from 'drizzle-orm';
import type { PlatformContext } from '../kernel/context.ts';
import { requireShop } from './require-shop.ts';

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
  const status = statusAfter[action];
  await inTransaction(platform.db, async (tx) => {
    const before = await requireShop(tx, shopId);
    if (before.status === status) return;
    await tx
      .update(shop)
      .set({ status, updatedAt: platform.clock(), revision: sql`${shop.revision} + 1` })
      .where(eq(shop.id, shopId));
    await emit(tx, { kind: 'shop.changed', entityId: shopId, shopId });
  });
}
