import type { OrdersQuery } from '@stoa/contract';
import { formatDate } from '@stoa/domain';
import { orderText } from '@stoa/messages';
import { usePriceText } from '@stoa/ui';
import { Link } from 'react-router';
import { useRootData } from '../shell/root-data.ts';
import { OrderStatus } from './order-status.tsx';

/** Orders, newest first. */
export function OrderList({ orders }: { orders: OrdersQuery['orders']['orders'] }) {
  const text = usePriceText();
  const { shell } = useRootData();
  if (orders.length === 0) return <p>{orderText.none()}</p>;
  return (
    <ul className="order-list">
      {orders.map((order) => (
        <li key={order._id} className="order-list-row">
          <Link to={`/account/orders/${order._id}`} className="text-link">
            {orderText.number({ number: order.increment_id })}
          </Link>
          <span>{formatDate(new Date(order.createdAt), shell.shop.timeZone)}</span>
          <OrderStatus status={order.status} />
          <span>{text(order.grand_total)}</span>
        </li>
      ))}
    </ul>
  );
}
