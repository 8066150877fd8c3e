import type { Queries } from '@stoa/database';
import { type Money, type PaymentState, ShopError, sumMoney } from '@stoa/domain';
import type { ShopContext } from '../kernel/context.ts';
import { claimPayment, resolveClaim } from './claim-payment.ts';
import { heldOfPayment, recordEntries } from './ledger.ts';
import type { LedgerEntry, Payment } from './payment-provider.ts';
import { providerOf } from './provider-of.ts';
import { type RefundedLine, writeRefund } from './write-refund.ts';

export interface PaymentStep {
  readonly to: PaymentState;
  /** Of a partial refund. Minor units. */
  readonly amount: Money | undefined;
  /** What of a refund is for lines of the order. */
  readonly refundLines: readonly RefundedLine[];
  readonly reason: string;
  /** Who takes the step. */
  readonly actor: string;
}

/**
 * Takes the step of a payment that leads to a state, and records it. Returns the state that the step leads to: a part
 * that leaves nothing is a refund of the whole. The order must be locked.
 * @throws ShopError `invalid-input` on `amount` when a partial refund has none, or is of more than is held, and on
 * `lines` when they are of more than the refund, or of none; `conflict` on `paymentId` when somebody else takes a
 * step of the payment
 */
export async function changePayment(
  tx: Queries,
  ctx: ShopContext,
  payment: Payment,
  step: PaymentStep,
): Promise<PaymentState> {
  const { to, amount, refundLines } = step;
  if ((to === 'partially_refunded') !== (amount !== undefined)) {
    throw new ShopError('invalid-input', { field: 'amount' });
  }
  const held = await heldOfPayment(tx, ctx, payment.id);
  if (amount !== undefined && amount > held) throw new ShopError('invalid-input', { field: 'amount' });
  const refunded = isRefund(to) ? (amount ?? held) : 0;
  if (
    sumMoney(refundLines.map((line) => line.amount)) > refunded ||
    (refundLines.length > 0 && !isRefund(to))
  ) {
    throw new ShopError('invalid-input', { field: 'lines' });
  }
  const state = amount === held ? 'refunded' : to;
  await claimPayment(tx, ctx, payment.id, to, step.actor);
  const entries = entriesFor(payment, to, refunded);
  const refundId = isRefund(to) ? await writeRefund(tx, ctx, payment, { ...step, amount: refunded }) : null;
  await recordEntries(tx, ctx, { paymentId: payment.id, actor: step.actor, refundId }, entries);
  await resolveClaim(tx, ctx, payment.id, state);
  return state;
}

const isRefund = (to: PaymentState): boolean => to === 'refunded' || to === 'partially_refunded';

function entriesFor(payment: Payment, to: PaymentState, refunded: Money): readonly LedgerEntry[] {
  const provider = providerOf(payment);
  if (to === 'paid') return provider.settle(payment);
  if (to === 'voided') return provider.void(payment);
  return isRefund(to) ? provider.refund(payment, refunded) : [];
}
