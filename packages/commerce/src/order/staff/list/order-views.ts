import { isRefundDue, type OrderStates, transitionRefusal } from '@stoa/domain';

/** The lists that work begins with. ADM-201 */
export const orderViews = ['to-pay', 'to-ship', 'to-refund'] as const;
export type OrderViewName = (typeof orderViews)[number];

/**
 * Tells whether an order is in a view. To pay: it is open, and its payment is still expected. To ship: it is open, its
 * payment lets it be handled, and not all of it was sent. To refund: the buyer is to get back what the shop holds.
 */
export function isInView(view: OrderViewName, states: OrderStates): boolean {
  if (view === 'to-refund') return isRefundDue(states);
  if (states.order !== 'open') return false;
  if (view === 'to-pay') return unpaid.has(states.payment);
  const next = nextStep[states.fulfilment];
  return next !== undefined && transitionRefusal(states, { machine: 'fulfilment', to: next }) === undefined;
}

const unpaid: ReadonlySet<OrderStates['payment']> = new Set(['awaiting', 'due', 'failed']);

/** What is done next on the way to the buyer. */
const nextStep: Partial<Record<OrderStates['fulfilment'], OrderStates['fulfilment']>> = {
  unfulfilled: 'processing',
  processing: 'packing',
  packing: 'fulfilled',
};
