import { hashToken, type Queries, salesOrder } from '@stoa/database';
import { and, eq } from 'drizzle-orm';
import type { ShopContext } from '../../kernel/context.ts';

/** How long the token opens the order: beyond delivery, and beyond what a buyer has to complain or return. */
const GUEST_TOKEN_DAYS = 90;

type Keys = Pick<ShopContext, 'shop' | 'keys'>;

/**
 * Returns the token of an order, which opens it without signing in. Derived, so that it is stored nowhere. OPEN-033
 */
export const guestTokenOf = (ctx: Keys, orderId: string): string => tokensOf(ctx, orderId)[0];

/** Returns the columns of an order for its token. */
export function guestTokenColumns(ctx: Keys & Pick<ShopContext, 'clock'>, orderId: string) {
  return {
    guestTokenHash: hashToken(guestTokenOf(ctx, orderId)),
    guestTokenExpiresAt: new Date(ctx.clock().getTime() + GUEST_TOKEN_DAYS * 86_400_000),
  };
}

/**
 * Returns the token under which the buyer got this order, for who sends the checkout again. Where it can't be derived
 * any more (the key was given up, or the order is of a time when tokens were drawn), a new one takes its place.
 */
export async function currentGuestToken(
  tx: Queries,
  ctx: Keys & Pick<ShopContext, 'clock'>,
  orderId: string,
): Promise<string> {
  const own = and(eq(salesOrder.shopId, ctx.shop.id), eq(salesOrder.id, orderId));
  const [order] = await tx.select({ hash: salesOrder.guestTokenHash }).from(salesOrder).where(own);
  const known = tokensOf(ctx, orderId).find((token) => hashToken(token) === order?.hash);
  if (known !== undefined) return known;
  await tx.update(salesOrder).set(guestTokenColumns(ctx, orderId)).where(own);
  return guestTokenOf(ctx, orderId);
}

function tokensOf({ shop, keys }: Keys, orderId: string) {
  return keys.derive({ shopId: shop.id, name: `guest-order:${orderId}` });
}
