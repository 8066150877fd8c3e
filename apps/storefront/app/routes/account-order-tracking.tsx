import { OrderTrackingDocument } from '@stoa/contract';
import { orderText } from '@stoa/messages';
import { Link } from 'react-router';
import { contractOf } from '../lib/contract.ts';
import { failLookUp, notFound } from '../lib/not-found.server.ts';
import { TrackingView } from '../order/tracking-view.tsx';
import type { Route } from './+types/account-order-tracking';

/** ROUTE-029 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { order } = await contractOf(context)
    .execute(OrderTrackingDocument, { id: params.id })
    .catch(failLookUp(context));
  return order ? { order } : notFound(context);
}

export const meta: Route.MetaFunction = () => [
  { title: orderText.tracking() },
  { name: 'robots', content: 'noindex' },
];

export default function AccountOrderTracking({ loaderData: { order } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="mb-3">{orderText.trackingTitle({ number: order.increment_id })}</h1>
      <TrackingView order={order} />
      <Link to={`/account/orders/${order._id}`} className="text-link inline-block mt-6">
        {orderText.details()}
      </Link>
    </>
  );
}
