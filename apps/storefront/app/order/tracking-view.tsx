import type { OrderTrackingQuery } from '@stoa/contract';
import { formatDate } from '@stoa/domain';
import { orderText } from '@stoa/messages';
import { Icon } from '@stoa/ui';
import { Line } from '../line/line.tsx';
import { ofOrderItem } from '../line/line-view.ts';
import { useRootData } from '../shell/root-data.ts';
import { OrderStatus } from './order-status.tsx';

type Order = NonNullable<OrderTrackingQuery['order']>;

/** Shows where an order is: its steps, and what of it was sent. ROUTE-029, ROUTE-040 */
export function TrackingView({ order }: { order: Order }) {
  const { timeZone } = useRootData().shell.shop;
  const isPartlySent = order.items.some(({ qty_sent }) => qty_sent > 0);
  return (
    <div className="order">
      <p>
        <OrderStatus status={order.status} />
      </p>
      <ol className="order-steps" aria-label={orderText.steps()}>
        {order.tracking.map(({ name, friendly_name, createdAt }) => (
          <li key={name} data-done={createdAt ? '' : undefined}>
            <span className="order-step-mark">{createdAt && <Icon name="check" size={16} />}</span>
            <span>
              <strong>{friendly_name}</strong>
              <small className="block text-muted">
                {createdAt ? formatDate(new Date(createdAt), timeZone) : orderText.stepToCome()}
              </small>
            </span>
          </li>
        ))}
      </ol>
      {order.shipping_method && <p>{orderText.shippedBy({ method: order.shipping_method })}</p>}
      <h2 className="mt-8">{orderText.contents()}</h2>
      <ul className="checkout-lines">
        {order.items.map((item) => (
          <Line
            key={item._id}
            line={ofOrderItem(item)}
            density="summary"
            quantity={isPartlySent ? orderText.sentOf({ sent: item.qty_sent, n: item.qty }) : undefined}
          />
        ))}
      </ul>
    </div>
  );
}
