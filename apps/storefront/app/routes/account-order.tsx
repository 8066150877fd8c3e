import { OrderDocument } from '@stoa/contract';
import { orderText } from '@stoa/messages';
import { contractOf } from '../lib/contract.ts';
import { newKey } from '../lib/new-key.server.ts';
import { failLookUp, notFound } from '../lib/not-found.server.ts';
import { OrderActions } from '../order/order-actions.tsx';
import { OrderView } from '../order/order-view.tsx';
import { orderAgain, type ReorderAnswer } from '../order/reorder.server.ts';
import { ReorderNotice } from '../order/reorder-notice.tsx';
import { useRootData } from '../shell/root-data.ts';
import type { Route } from './+types/account-order';

/** ROUTE-028 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { order } = await contractOf(context)
    .execute(OrderDocument, { id: params.id })
    .catch(failLookUp(context));
  return order ? { order, againKey: newKey() } : notFound(context);
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return orderAgain(context, { id: params.id, form: await request.formData() });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? orderText.number({ number: loaderData.order.increment_id }) : orderText.mine() },
  { name: 'robots', content: 'noindex' },
];

export default function AccountOrder({ loaderData: { order, againKey }, actionData }: Route.ComponentProps) {
  const { shell } = useRootData();
  return (
    <>
      <h1 className="mb-3">{orderText.number({ number: order.increment_id })}</h1>
      <ReorderNotice answer={actionData as ReorderAnswer | undefined} />
      <OrderView order={order} timeZone={shell.shop.timeZone} />
      <OrderActions againKey={againKey} tracking={`/account/orders/${order._id}/tracking`} />
    </>
  );
}
