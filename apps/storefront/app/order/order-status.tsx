import type { OrderPartsFragment } from '@stoa/contract';

/** How an order stands, with the colour of its tone before the word. ACC-007 to ACC-013 */
export function OrderStatus({ status }: Pick<OrderPartsFragment, 'status'>) {
  return (
    <span className="order-status" data-tone={status.color}>
      {status.friendly_name}
    </span>
  );
}
