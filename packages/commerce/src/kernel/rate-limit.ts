import { ShopError } from '@stoa/domain';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { PlatformContext, Shop, ShopContext } from './context.ts';
import { hashToken } from './ids.ts';
import { rateWindow } from './tables.ts';

export interface RateLimit {
  /** What is counted and for whom, e.g. `sign-in:ip:192.0.2.7`; only its digest is stored. */
  readonly key: string;
  /** How many a window allows. */
  readonly limit: number;
  readonly windowSeconds: number;
}

type RateContext = Pick<ShopContext, 'db' | 'clock'> & { readonly shop: Pick<Shop, 'id'> };

/** Counts under the platform instead of a shop: no shop has this id. */
export const PLATFORM: Pick<Shop, 'id'> = { id: '00000000-0000-0000-0000-000000000000' };

/**
 * Counts one attempt, across all processes and outside any transaction, so that a failure does not undo it.
 * @throws ShopError `rate-limited` with `retryAfter` in seconds when the window is used up.
 */
export async function takeRate(ctx: RateContext, rate: RateLimit): Promise<void> {
  const taken = await ctx.db.queries
    .insert(rateWindow)
    .values({ ...windowOf(ctx, rate), count: 1 })
    .onConflictDoUpdate({
      target: [rateWindow.shopId, rateWindow.key, rateWindow.startsAt],
      set: { count: sql`${rateWindow.count} + 1` },
      // An attacker beyond the limit costs a look-up, no write.
      setWhere: sql`${rateWindow.count} < ${rate.limit}`,
    })
    .returning({ count: rateWindow.count });
  if (taken.length > 0) return;
  const endsAt = windowOf(ctx, rate).startsAt.getTime() + rate.windowSeconds * 1000;
  const retryAfter = Math.max(1, Math.ceil((endsAt - ctx.clock().getTime()) / 1000));
  throw new ShopError('rate-limited', { params: { retryAfter } });
}

/** Gives one attempt back, for limits that count failures only. */
export async function giveBackRate(ctx: RateContext, rate: RateLimit): Promise<void> {
  const { shopId, key, startsAt } = windowOf(ctx, rate);
  await ctx.db.queries
    .update(rateWindow)
    .set({ count: sql`greatest(${rateWindow.count} - 1, 0)` })
    .where(and(eq(rateWindow.shopId, shopId), eq(rateWindow.key, key), eq(rateWindow.startsAt, startsAt)));
}

/** Forgets windows that began more than a day ago; returns how many. */
export async function removeOldRates(platform: PlatformContext): Promise<number> {
  const before = new Date(platform.clock().getTime() - 86_400_000);
  const { rowCount } = await platform.db.queries.delete(rateWindow).where(lt(rateWindow.startsAt, before));
  return rowCount ?? 0;
}

function windowOf(ctx: RateContext, rate: RateLimit) {
  const length = rate.windowSeconds * 1000;
  return {
    shopId: ctx.shop.id,
    key: hashToken(`${rate.windowSeconds}:${rate.key}`),
    startsAt: new Date(Math.floor(ctx.clock().getTime() / length) * length),
  };
}
