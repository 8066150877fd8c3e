import { ShopError } from '../errors/index.ts';
import { type MessageDescriptor, msg } from '../i18n/index.ts';
import {
  type FulfilmentState,
  type OrderStates,
  type OrderTransition,
  orderTransitions,
  type PaymentState,
} from './states.ts';

const paymentAllowsHandling: ReadonlySet<PaymentState> = new Set([
  'due',
  'authorized',
  'paid',
  'partially_refunded',
]);
const beforePacking: ReadonlySet<FulfilmentState> = new Set(['unfulfilled', 'processing']);
const afterPacking: ReadonlySet<FulfilmentState> = new Set(['fulfilled', 'returned']);

/** Returns the reason why a transition is refused; `undefined` when it is allowed. OPEN-001, OPEN-502 */
export function transitionRefusal(states: OrderStates, step: OrderTransition): MessageDescriptor | undefined {
  const from = states[step.machine];
  if (!targets(states, step.machine).includes(step.to)) {
    return msg('order.transition_refused', { machine: step.machine, from, to: step.to });
  }
  if (step.machine === 'order') return step.to === 'canceled' ? cancelRefusal(states) : closeRefusal(states);
  if (step.machine === 'fulfilment' && step.to !== 'returned') return handlingRefusal(states);
  return undefined;
}

function targets(states: OrderStates, machine: OrderTransition['machine']): readonly string[] {
  if (machine === 'order') return orderTransitions.order[states.order];
  if (machine === 'payment') return orderTransitions.payment[states.payment];
  return orderTransitions.fulfilment[states.fulfilment];
}

function cancelRefusal({ fulfilment }: OrderStates): MessageDescriptor | undefined {
  return beforePacking.has(fulfilment) ? undefined : msg('order.cannot_cancel_after_packing');
}

function closeRefusal({ payment, fulfilment }: OrderStates): MessageDescriptor | undefined {
  if (payment === 'refunded' || afterPacking.has(fulfilment)) return undefined;
  return msg('order.close_needs_refund_or_completion');
}

function handlingRefusal({ order, payment }: OrderStates): MessageDescriptor | undefined {
  if (order !== 'open') return msg('order.not_open');
  return paymentAllowsHandling.has(payment) ? undefined : msg('order.payment_missing');
}

/**
 * Returns the states after a step.
 * @throws ShopError `transition-refused` with the reason that `transitionRefusal` gives
 */
export function transition(states: OrderStates, step: OrderTransition): OrderStates {
  const reason = transitionRefusal(states, step);
  if (reason) throw new ShopError('transition-refused', { reason });
  return { ...states, [step.machine]: step.to };
}

/** Returns every step that may be taken now, for buttons. */
export function allowedTransitions(states: OrderStates): OrderTransition[] {
  const steps: OrderTransition[] = [
    ...orderTransitions.order[states.order].map((to) => ({ machine: 'order', to }) as const),
    ...orderTransitions.payment[states.payment].map((to) => ({ machine: 'payment', to }) as const),
    ...orderTransitions.fulfilment[states.fulfilment].map((to) => ({ machine: 'fulfilment', to }) as const),
  ];
  return steps.filter((step) => transitionRefusal(states, step) === undefined);
}

/**
 * Tells whether the buyer is to get back what the shop holds of an order: it was canceled, or its goods came back.
 * Closing an order means that the shop keeps what is left.
 */
export function isRefundDue({ order, payment, fulfilment }: OrderStates): boolean {
  const isOver = order === 'canceled' || (order === 'open' && fulfilment === 'returned');
  return isOver && (payment === 'paid' || payment === 'partially_refunded');
}
