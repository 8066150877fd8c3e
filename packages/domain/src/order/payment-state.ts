import type { Money } from '../money/index.ts';
import type { PaymentState } from './states.ts';

export interface PaymentPart {
  readonly state: PaymentState;
  /** The amount it is for. */
  readonly amount: Money;
}

const lost: ReadonlySet<PaymentState> = new Set(['failed', 'voided']);
const unsettled = ['awaiting', 'due', 'authorized'] as const;

/**
 * How an order of this total is paid that has these payments: as the only one, or as the one that lacks most. Payments
 * that failed or were voided count only while the others do not cover the total. OPEN-001
 */
export function orderPaymentState(payments: readonly PaymentPart[], total: Money): PaymentState {
  const standing = payments.filter(({ state }) => !lost.has(state));
  const covered = standing.reduce((sum, { amount }) => sum + amount, 0);
  if (standing.length === 0 || covered < total) {
    return payments.some(({ state }) => state === 'failed') ? 'failed' : 'voided';
  }
  const states = new Set(standing.map(({ state }) => state));
  const [only, another] = states;
  if (only && !another) return only;
  return unsettled.find((state) => states.has(state)) ?? 'partially_refunded';
}
