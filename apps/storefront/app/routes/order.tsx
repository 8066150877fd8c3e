import { OrderDocument } from '@stoa/contract';
import { orderText } from '@stoa/messages';
import { contractOf, failPage } from '../lib/contract.ts';
import { notFound } from '../lib/not-found.server.ts';
import { useRootData } from '../lib/root-data.ts';
import { ExpiredLink } from '../order/no-order.tsx';
import { OrderView } from '../order/order-view.tsx';
import { statusOf, titleOf } from '../shell/error-status.ts';
import { Failure } from '../shell/failure.tsx';
import type { Route } from './+types/order';

/** Loads an order by the link of its mail, or for who placed it. ROUTE-039, OPEN-033 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token');
  const { order } = await contractOf(context)
    .execute(OrderDocument, { id: params.id, token })
    .catch(failPage);
  return order ? { order } : notFound(context);
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => [
  { title: loaderData ? orderText.number({ number: loaderData.order.increment_id }) : failureTitle(error) },
  { name: 'robots', content: 'noindex' },
];

const failureTitle = (error: unknown) =>
  isExpired(error) ? orderText.linkExpired() : titleOf(statusOf(error));

const isExpired = (error: unknown) => statusOf(error) === 410;

export default function Order({ loaderData: { order } }: Route.ComponentProps) {
  const { shell } = useRootData();
  return (
    <main id="content" className="page-width py-10 max-w-3xl!">
      <h1 className="mb-3">{orderText.number({ number: order.increment_id })}</h1>
      <OrderView order={order} timeZone={shell.shop.timeZone} />
    </main>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isExpired(error) ? <ExpiredLink /> : <Failure error={error} />;
}
