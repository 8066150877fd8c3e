import type { OrderPartsFragment } from '@stoa/contract';

/** Shows the status of an order with a dot in the colour of its tone. ACC-007 to ACC-013 */
export function OrderStatus({ status }: Pick<OrderPartsFragment, 'status'>) {
  return (
    <span className="order-status" data-tone={status.color}>
      {status.friendly_name}
    </span>
  );
}
