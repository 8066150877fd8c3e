import type { Queries } from '@stoa/database';
import { type Money, type PaymentState, ShopError } from '@stoa/domain';
import type { ShopContext } from '../kernel/context.ts';
import { heldAmount, recordEntries } from './ledger.ts';
import type { LedgerEntry, Payment } from './payment-provider.ts';
import { providerOf } from './provider-of.ts';

/**
 * Takes the step of a payment that leads to a state and records it; `amount` is that of a partial refund. Returns the
 * state that the step leads to: a part that leaves nothing is a refund of the whole. The order must be locked. Minor
 * units.
 * @throws ShopError `invalid-input` on `amount` when a partial refund has none, or is of more than is held
 */
export async function changePayment(
  tx: Queries,
  ctx: ShopContext,
  payment: Payment,
  to: PaymentState,
  amount: Money | undefined,
): Promise<PaymentState> {
  if ((to === 'partially_refunded') !== (amount !== undefined)) {
    throw new ShopError('invalid-input', { field: 'amount' });
  }
  const held = await heldAmount(tx, ctx, payment.orderId);
  if (amount !== undefined && amount > held) throw new ShopError('invalid-input', { field: 'amount' });
  await recordEntries(tx, ctx, payment, entriesFor(payment, to, amount ?? held));
  return amount === held ? 'refunded' : to;
}

function entriesFor(payment: Payment, to: PaymentState, refund: Money): readonly LedgerEntry[] {
  const provider = providerOf(payment);
  if (to === 'paid') return provider.settle(payment);
  if (to === 'voided') return provider.void(payment);
  if (to === 'refunded' || to === 'partially_refunded') return provider.refund(payment, refund);
  return [];
}
