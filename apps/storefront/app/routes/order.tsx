import { OrderDocument } from '@stoa/contract';
import { orderText } from '@stoa/messages';
import { contractOf } from '../lib/contract.ts';
import { newKey } from '../lib/new-key.server.ts';
import { notFound } from '../lib/not-found.server.ts';
import { failOrder } from '../order/fail-order.server.ts';
import { ExpiredLink } from '../order/no-order.tsx';
import { OrderActions } from '../order/order-actions.tsx';
import { OrderView } from '../order/order-view.tsx';
import { orderAgain, type ReorderAnswer } from '../order/reorder.server.ts';
import { ReorderNotice } from '../order/reorder-notice.tsx';
import { statusOf, titleOf } from '../shell/error-status.ts';
import { Failure } from '../shell/failure.tsx';
import { useRootData } from '../shell/root-data.ts';
import type { Route } from './+types/order';

/** Loads an order by the link of its mail, or for who placed it. ROUTE-039, OPEN-033 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token');
  const { order } = await contractOf(context)
    .execute(OrderDocument, { id: params.id, token })
    .catch(failOrder(context, url));
  return order ? { order, againKey: newKey(), query: url.search } : notFound(context);
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const token = url.searchParams.get('token');
  return orderAgain(context, { id: params.id, token, form: await request.formData() });
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => [
  { title: loaderData ? orderText.number({ number: loaderData.order.increment_id }) : failureTitle(error) },
  { name: 'robots', content: 'noindex' },
];

const failureTitle = (error: unknown) =>
  isExpired(error) ? orderText.linkExpired() : titleOf(statusOf(error));

const isExpired = (error: unknown) => statusOf(error) === 410;

export default function Order({ loaderData: { order, againKey, query }, actionData }: Route.ComponentProps) {
  const { shell } = useRootData();
  return (
    <main id="content" className="page-width py-10 max-w-3xl!">
      <h1 className="mb-3">{orderText.number({ number: order.increment_id })}</h1>
      <ReorderNotice answer={actionData as ReorderAnswer | undefined} />
      <OrderView order={order} timeZone={shell.shop.timeZone} />
      <OrderActions againKey={againKey} tracking={`/order/${order._id}/tracking${query}`} />
    </main>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isExpired(error) ? <ExpiredLink /> : <Failure error={error} />;
}
