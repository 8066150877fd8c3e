import { payment, type Queries } from '@stoa/database';
import { type PaymentState, ShopError } from '@stoa/domain';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { ShopContext } from '../kernel/context.ts';

/** Longer than a provider takes to answer: the holder of an older claim has crashed. */
const CLAIM_MINUTES = 10;

/**
 * Claims the step of a payment that leads to a state, for one process alone. A claim that was not resolved in time is
 * taken over for the same step, as a further attempt: the provider may have been asked before.
 * @throws ShopError `conflict` on `paymentId` while the payment is claimed, or was left claimed for another step
 */
export async function claimPayment(
  tx: Queries,
  ctx: Pick<ShopContext, 'shop' | 'clock'>,
  paymentId: string,
  to: PaymentState,
  by: string,
): Promise<void> {
  const now = ctx.clock();
  const isFree = or(
    isNull(payment.claimedAt),
    and(lt(payment.claimedAt, expiry(now)), eq(payment.claimedFor, to)),
  );
  const { rowCount } = await tx
    .update(payment)
    .set({
      claimedBy: by,
      claimedAt: now,
      claimedFor: to,
      claimAttempt: sql`coalesce(${payment.claimAttempt}, 0) + 1`,
    })
    .where(and(eq(payment.shopId, ctx.shop.id), eq(payment.id, paymentId), isFree));
  if (!rowCount) throw new ShopError('conflict', { field: 'paymentId' });
}

/** Tells whether `claimPayment` would let somebody claim the step that leads to a state. */
export function isClaimable(
  { claimedAt, claimedFor }: { readonly claimedAt: Date | null; readonly claimedFor: PaymentState | null },
  to: PaymentState,
  now: Date,
): boolean {
  return claimedAt === null || (claimedAt < expiry(now) && claimedFor === to);
}

const expiry = (now: Date): Date => new Date(now.getTime() - CLAIM_MINUTES * 60_000);

/** Resolves the claim: the step was taken, and led to this state. */
export async function resolveClaim(
  tx: Queries,
  ctx: Pick<ShopContext, 'shop'>,
  paymentId: string,
  state: PaymentState,
): Promise<void> {
  await tx
    .update(payment)
    .set({ state, claimedBy: null, claimedAt: null, claimedFor: null, claimAttempt: null })
    .where(and(eq(payment.shopId, ctx.shop.id), eq(payment.id, paymentId)));
}
