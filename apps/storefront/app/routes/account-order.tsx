import { OrderDocument } from '@stoa/contract';
import { orderText } from '@stoa/messages';
import { contractOf, failPage } from '../lib/contract.ts';
import { notFound } from '../lib/not-found.server.ts';
import { useRootData } from '../lib/root-data.ts';
import { OrderView } from '../order/order-view.tsx';
import type { Route } from './+types/account-order';

/** ROUTE-028 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { order } = await contractOf(context).execute(OrderDocument, { id: params.id }).catch(failPage);
  return order ? { order } : notFound(context);
}

export default function AccountOrder({ loaderData: { order } }: Route.ComponentProps) {
  const { shell } = useRootData();
  return (
    <>
      <h1 className="mb-3">{orderText.number({ number: order.increment_id })}</h1>
      <OrderView order={order} timeZone={shell.shop.timeZone} />
    </>
  );
}
