import { inShop, salesOrder } from '@stoa/database';
import { emailKey, ShopError } from '@stoa/domain';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { ShopContext } from '../../kernel/context.ts';
import { knownEmailAddress, parseInput } from '../../kernel/input.ts';
import { networkLimits } from '../../kernel/network-limits.ts';
import { giveBackRate, type RateLimit, takeRate, tryTakeRate } from '../../kernel/rate-limit.ts';
import { currentGuestToken } from './guest-token.ts';

const lookup = z.object({
  /** The number of the order, also with the sign that people write before it. */
  number: z
    .string()
    .max(60)
    .transform((text) => text.replace(/[\s#\p{Cc}]/gu, ''))
    .pipe(z.string().min(1)),
  email: knownEmailAddress,
  /** Where the request came from, for the rate limit. */
  clientAddress: z.string(),
});
export type OrderLookup = z.input<typeof lookup>;

export interface FoundOrder {
  readonly orderId: string;
  /** Opens the order (`readOrder`). */
  readonly guestToken: string;
}

const HOUR = 3600;

/** How long the order stays open to who looked it up, where the link of its mail has expired. */
const OPEN_SECONDS = 86_400;

/**
 * Finds an order of a guest by its number and the address it was placed with. Orders of accounts, those too that have
 * joined one since, are behind their passwords. OPEN-033, ROUTE-040
 * @throws ShopError `not-found`, one answer for a wrong number, a wrong address and an order of an account;
 * `rate-limited` after too many failures: numbers follow each other, so that who knows an address could try them all
 */
export async function trackOrder(ctx: ShopContext, input: OrderLookup): Promise<FoundOrder> {
  const { number, email, clientAddress } = parseInput(lookup, input);
  const counted = await takeAttempt(ctx, email, clientAddress);
  const found = await findOrder(ctx, number, email);
  if (!found) throw new ShopError('not-found', { field: 'increment_id' });
  // Only failures count.
  for (const limit of counted) await giveBackRate(ctx, limit);
  return found;
}

function findOrder(ctx: ShopContext, number: string, email: string): Promise<FoundOrder | undefined> {
  const opensUntil = new Date(ctx.clock().getTime() + OPEN_SECONDS * 1000);
  return inShop(ctx, async (tx) => {
    const [order] = await tx
      .select({ orderId: salesOrder.id })
      .from(salesOrder)
      .where(
        and(
          eq(salesOrder.shopId, ctx.shop.id),
          eq(salesOrder.incrementId, number),
          isNull(salesOrder.customerId),
          eq(salesOrder.emailKey, emailKey(email)),
        ),
      );
    if (!order) return undefined;
    const guestToken = await currentGuestToken(tx, ctx, order.orderId);
    await tx
      .update(salesOrder)
      .set({ guestTokenExpiresAt: opensUntil })
      .where(
        and(
          eq(salesOrder.shopId, ctx.shop.id),
          eq(salesOrder.id, order.orderId),
          lt(salesOrder.guestTokenExpiresAt, opensUntil),
        ),
      );
    return { ...order, guestToken };
  });
}

/**
 * Counts an attempt and returns what was counted. Many networks together have a hundred guesses an hour at the orders of
 * an address. When these are used up, each network has three more for itself: so strangers elsewhere keep no owner out.
 * @throws ShopError `rate-limited`
 */
async function takeAttempt(ctx: ShopContext, email: string, clientAddress: string): Promise<RateLimit[]> {
  const ofAddress = `track-order:of:${emailKey(email)}`;
  const fromNetwork = networkLimits('track-order', clientAddress, [
    { limit: 10, windowSeconds: 60 },
    { limit: 60, windowSeconds: HOUR },
  ]);
  for (const limit of fromNetwork) await takeRate(ctx, limit);
  const together = { key: ofAddress, limit: 100, windowSeconds: HOUR };
  if (await tryTakeRate(ctx, together)) return [...fromNetwork, together];
  const alone = networkLimits(ofAddress, clientAddress, [{ limit: 3, windowSeconds: HOUR }]);
  for (const limit of alone) await takeRate(ctx, limit);
  return [...fromNetwork, ...alone];
}
