import type { OrderStatus } from '@stoa/domain';

/** What the seven statuses of an order are called, to buyers and to staff alike. ENT-577 */
export const orderStatusTexts = {
  'order.status.pending': 'Pending',
  'order.status.closed': 'Closed',
  'order.status.pending_payment': 'Pending Payment',
  'order.status.processing': 'Processing',
  'order.status.canceled': 'Canceled',
  'order.status.complete': 'Complete',
  'order.status.packing': 'Packing',
} as const satisfies Record<`order.status.${OrderStatus}`, string>;
