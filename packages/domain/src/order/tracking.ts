import { type MessageDescriptor, msg } from '../i18n/index.ts';
import type { OrderStates } from './states.ts';

/** What a buyer waits for, in its order. */
const WAY = ['placed', 'paid', 'processing', 'packing', 'fulfilled'] as const;

export type TrackingStepName = (typeof WAY)[number] | 'returned' | 'canceled';

/** A step on the way of an order; without a time it is to come. */
export interface TrackingStep {
  readonly name: TrackingStepName;
  readonly label: MessageDescriptor;
  readonly at: Date | undefined;
}

interface DoneStep {
  readonly machine: string;
  readonly to: string;
  readonly at: Date;
}

const labels: Readonly<Record<TrackingStepName, MessageDescriptor>> = {
  placed: msg('order.step.placed'),
  paid: msg('order.step.paid'),
  processing: msg('order.step.processing'),
  packing: msg('order.step.packing'),
  fulfilled: msg('order.step.fulfilled'),
  returned: msg('order.step.returned'),
  canceled: msg('order.step.canceled'),
};

/**
 * Returns the steps of an order, done and to come. Of one that was canceled those that were done, and that; a payment
 * that is due later is no step before it is made. ROUTE-029, ROUTE-040
 * @param history the steps of its three states, oldest first
 */
export function trackingSteps(
  placedAt: Date,
  states: OrderStates,
  history: readonly DoneStep[],
): TrackingStep[] {
  const step = (name: TrackingStepName, at: Date | undefined) => ({ name, label: labels[name], at });
  const done = (machine: string, to: string) =>
    history.findLast((past) => past.machine === machine && past.to === to)?.at;
  const whenDone = (name: (typeof WAY)[number]): Date | undefined => {
    if (name === 'placed') return placedAt;
    return name === 'paid' ? done('payment', 'paid') : done('fulfilment', name);
  };
  const way = WAY.map((name) => step(name, whenDone(name)));
  const canceledAt = states.order === 'canceled' ? done('order', 'canceled') : undefined;
  const returnedAt = states.fulfilment === 'returned' ? done('fulfilment', 'returned') : undefined;
  const last = [
    ...(returnedAt ? [step('returned', returnedAt)] : []),
    ...(canceledAt ? [step('canceled', canceledAt)] : []),
  ];
  const isOver = states.order !== 'open' || last.length > 0;
  const shown = way.filter(({ name, at }) => at || (!isOver && (name !== 'paid' || isAwaited(states))));
  return [...shown, ...last];
}

const isAwaited = ({ payment }: OrderStates): boolean => payment === 'awaiting' || payment === 'authorized';
