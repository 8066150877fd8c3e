import { emit, inShop, pruneShopRows, session } from '@stoa/database';
import { and, eq, lte } from 'drizzle-orm';
import type { ShopContext } from '../kernel/context.ts';
import { visitorOf } from './visitor.ts';

/**
 * Ends the visitor's session; its token is invalid from then on. Without a session, it does nothing. AUTH-504,
 * AUTH-505
 */
export async function signOut(ctx: ShopContext): Promise<void> {
  const visitorId = visitorOf(ctx);
  if (visitorId === undefined) return;
  await inShop(ctx, async (tx) => {
    const [ended] = await tx
      .delete(session)
      .where(and(eq(session.shopId, ctx.shop.id), eq(session.visitorId, visitorId)))
      .returning({ customerId: session.customerId });
    if (!ended?.customerId) return;
    await emit(tx, { kind: 'customer.signed-out', entityId: ended.customerId, shopId: ctx.shop.id });
  });
}

/** Removes expired sessions of the shop; returns how many. */
export function removeExpiredSessions(ctx: Pick<ShopContext, 'db' | 'shop' | 'clock'>): Promise<number> {
  const hasEnded = and(eq(session.shopId, ctx.shop.id), lte(session.expiresAt, ctx.clock()));
  return pruneShopRows(ctx, session, hasEnded);
}
