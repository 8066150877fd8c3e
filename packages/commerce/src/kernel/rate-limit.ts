import { hashToken, prunePlatformRows, type Queries, rateWindow } from '@stoa/database';
import { type MessageDescriptor, ShopError } from '@stoa/domain';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { PlatformContext, Shop, ShopContext } from './context.ts';

export interface RateLimit {
  /** The key of the counter: what is counted and for whom, e.g. `sign-in:ip:192.0.2.7`; only its digest is stored. */
  readonly key: string;
  /** How many a window allows. */
  readonly limit: number;
  readonly windowSeconds: number;
  /** How much of the window this takes; 1 when left out. */
  readonly amount?: number;
  /** The message beyond the limit, where it tells more than "too many attempts". */
  readonly reason?: MessageDescriptor;
}

type CountedFor = Pick<ShopContext, 'clock'> & { readonly shop: Pick<Shop, 'id'> };
type RateContext = CountedFor & Pick<ShopContext, 'db'>;

/** Counts under the platform instead of a shop: no shop has this id. */
export const PLATFORM: Pick<Shop, 'id'> = { id: '00000000-0000-0000-0000-000000000000' };

/**
 * Counts one attempt, across all processes and outside any transaction, so that a failure does not undo it.
 * @throws ShopError `rate-limited` with `retryAfter` in seconds when the window is used up.
 */
export async function takeRate(ctx: RateContext, rate: RateLimit): Promise<void> {
  if (!(await tryTakeRate(ctx, rate))) throw rateLimited(ctx, [rate]);
}

/** As `takeRate`, but tells whether the window had room: for what anybody may use up without keeping others out. */
export async function tryTakeRate(ctx: RateContext, rate: RateLimit): Promise<boolean> {
  const taken = await ctx.db.queries
    .insert(rateWindow)
    .values({ ...windowOf(ctx, rate), count: 1 })
    .onConflictDoUpdate({
      target: [rateWindow.shopId, rateWindow.key, rateWindow.startsAt],
      set: { count: sql`${rateWindow.count} + 1` },
      // An attacker beyond the limit causes a read and no write.
      setWhere: sql`${rateWindow.count} < ${rate.limit}`,
    })
    .returning({ count: rateWindow.count });
  return taken.length > 0;
}

/**
 * Counts within a transaction, for all of these limits: the counts hold when it commits and are undone when it fails.
 * Others that count for the same keys wait for its end, so call it at the end of the transaction.
 * @throws ShopError `rate-limited` when one of the windows has no room for it; the transaction must fail then
 */
export async function countRates(tx: Queries, ctx: CountedFor, rates: readonly RateLimit[]): Promise<void> {
  if (rates.length === 0) return;
  const rows = rates
    .map((rate) => ({ ...windowOf(ctx, rate), count: rate.amount ?? 1 }))
    // Always in the same order, so that two transactions never wait for each other.
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const counted = await tx
    .insert(rateWindow)
    .values(rows)
    .onConflictDoUpdate({
      target: [rateWindow.shopId, rateWindow.key, rateWindow.startsAt],
      set: { count: sql`${rateWindow.count} + excluded.count` },
    })
    .returning({ key: rateWindow.key, count: rateWindow.count });
  refuseBeyond(ctx, rates, counted, 0);
}

/**
 * Checks whether the windows have room without counting, to avoid work that `countRates` would refuse at its end.
 * @throws ShopError `rate-limited`
 */
export async function requireRates(tx: Queries, ctx: CountedFor, rates: readonly RateLimit[]): Promise<void> {
  if (rates.length === 0) return;
  const windows = rates.map((rate) => {
    const { shopId, key, startsAt } = windowOf(ctx, rate);
    return and(eq(rateWindow.shopId, shopId), eq(rateWindow.key, key), eq(rateWindow.startsAt, startsAt));
  });
  const counted = await tx
    .select({ key: rateWindow.key, count: rateWindow.count })
    .from(rateWindow)
    .where(or(...windows));
  refuseBeyond(ctx, rates, counted, 1);
}

/** Gives one attempt back, for limits that count failures only. */
export async function giveBackRate(ctx: RateContext, rate: RateLimit): Promise<void> {
  const { shopId, key, startsAt } = windowOf(ctx, rate);
  await ctx.db.queries
    .update(rateWindow)
    .set({ count: sql`greatest(${rateWindow.count} - 1, 0)` })
    .where(and(eq(rateWindow.shopId, shopId), eq(rateWindow.key, key), eq(rateWindow.startsAt, startsAt)));
}

/** Forgets windows that began before `before`; returns how many. No window is longer than a day. */
export function removeOldRates(platform: Pick<PlatformContext, 'db'>, before: Date): Promise<number> {
  return prunePlatformRows(platform, rateWindow, lt(rateWindow.startsAt, before));
}

/** @param share of the amount that is not in the counts yet: 0 or 1 */
function refuseBeyond(
  ctx: CountedFor,
  rates: readonly RateLimit[],
  counted: readonly { readonly key: string; readonly count: number }[],
  share: 0 | 1,
): void {
  const counts = new Map(counted.map(({ key, count }) => [key, count]));
  const exceeded = rates.filter(
    (rate) => (counts.get(windowOf(ctx, rate).key) ?? 0) + share * (rate.amount ?? 1) > rate.limit,
  );
  if (exceeded.length > 0) throw rateLimited(ctx, exceeded);
}

/** Refuses until the last of the windows has ended. */
function rateLimited(ctx: CountedFor, exceeded: readonly RateLimit[]): ShopError {
  const ends = exceeded.map((rate) => windowOf(ctx, rate).startsAt.getTime() + rate.windowSeconds * 1000);
  const retryAfter = Math.max(1, Math.ceil((Math.max(...ends) - ctx.clock().getTime()) / 1000));
  const reason = exceeded.find((rate) => rate.reason)?.reason;
  return new ShopError('rate-limited', { params: { retryAfter }, ...(reason && { reason }) });
}

function windowOf(ctx: CountedFor, rate: RateLimit) {
  const length = rate.windowSeconds * 1000;
  return {
    shopId: ctx.shop.id,
    key: hashToken(`${rate.windowSeconds}:${rate.key}`),
    startsAt: new Date(Math.floor(ctx.clock().getTime() / length) * length),
  };
}
