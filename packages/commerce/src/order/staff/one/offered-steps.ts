import {
  allowedTransitions,
  type Money,
  type OrderStates,
  type OrderTransition,
  type PaymentState,
  type Scope,
} from '@stoa/domain';
import type { Actor } from '../../../kernel/context.ts';
import { isClaimable } from '../../../payment/index.ts';
import { scopeFor } from '../../steps/requested-step.ts';

/** A step that may be taken now, as `changeOrderState` takes it. ADM-204 */
export interface OfferedStep {
  readonly machine: 'order' | 'payment' | 'fulfilment';
  readonly to: OrderTransition['to'];
  /** The payment whose step it is. */
  readonly paymentId?: string;
  /** Of a refund in part, which has to say how much: the most that can be given back, in minor units. */
  readonly mostAmount?: Money;
}

interface SteppingPayment {
  readonly id: string;
  readonly state: PaymentState;
  readonly claimedAt: Date | null;
  readonly claimedFor: PaymentState | null;
  /** What was taken and not given back. */
  readonly held: Money;
}

/**
 * Returns every step of an order that the rules allow now, to whoever may take it; of payments, which have states of
 * their own, those of each. ADM-204
 */
export function offeredSteps(
  actor: Actor,
  now: Date,
  states: OrderStates,
  payments: readonly SteppingPayment[],
): OfferedStep[] {
  const ofOrder = allowedTransitions(states).filter(({ machine }) => machine !== 'payment');
  const ofPayments = payments.flatMap((payment) =>
    allowedTransitions({ ...states, payment: payment.state }).flatMap((step) =>
      step.machine === 'payment' ? stepOfPayment(payment, step.to, now) : [],
    ),
  );
  return [...ofOrder, ...ofPayments].filter(({ to }) => hasScope(actor, scopeFor({ to })));
}

function stepOfPayment(payment: SteppingPayment, to: PaymentState, now: Date): OfferedStep[] {
  if (!isClaimable(payment, to, now)) return [];
  const step = { machine: 'payment', to, paymentId: payment.id } as const;
  if (to !== 'partially_refunded') return [step];
  return payment.held > 0 ? [{ ...step, mostAmount: payment.held }] : [];
}

const hasScope = (actor: Actor, scope: Scope): boolean =>
  actor.kind === 'system' || (actor.kind === 'staff' && actor.scopes.has(scope));
