import { type MessageDescriptor, msg } from '../i18n/index.ts';
import type { OrderStates, PaymentState } from './states.ts';

/** The statuses people see. ENT-577 */
export const orderStatuses = [
  'pending',
  'closed',
  'pending_payment',
  'processing',
  'canceled',
  'complete',
  'packing',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

const paymentMissing: ReadonlySet<PaymentState> = new Set(['awaiting', 'failed', 'voided']);

/** Returns the status that the three states amount to. OPEN-001 */
export function orderStatus({ order, payment, fulfilment }: OrderStates): OrderStatus {
  if (order !== 'open') return order;
  if (fulfilment === 'fulfilled' || fulfilment === 'returned') return 'complete';
  if (fulfilment !== 'unfulfilled') return fulfilment;
  return paymentMissing.has(payment) ? 'pending_payment' : 'pending';
}

export type Tone = 'info' | 'dark' | 'danger' | 'primary' | 'secondary' | 'success' | 'warning';

const tones: Readonly<Record<OrderStatus, Tone>> = {
  pending: 'info',
  closed: 'dark',
  pending_payment: 'danger',
  processing: 'primary',
  canceled: 'secondary',
  complete: 'success',
  packing: 'warning',
};

export interface StatusBadge {
  readonly label: MessageDescriptor;
  readonly tone: Tone;
}

/** Label and tone of a status. ACC-007 to ACC-013, OPEN-028 */
export function orderStatusBadge(status: OrderStatus): StatusBadge {
  return { label: msg(`order.status.${status}`), tone: tones[status] };
}
