import { OrderDocument } from '@stoa/contract';
import { orderText } from '@stoa/messages';
import { contractOf, failPage } from '../lib/contract.ts';
import { notFound } from '../lib/not-found.server.ts';
import { useFrame } from '../lib/shell.ts';
import { OrderView } from '../order/order-view.tsx';
import type { Route } from './+types/order';

/** An order by the link of its mail, or for who placed it. ROUTE-039, OPEN-033 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token');
  const { order } = await contractOf(context)
    .execute(OrderDocument, { id: params.id, token })
    .catch(failPage);
  return order ? { order } : notFound(context);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: orderText.number({ number: loaderData?.order.increment_id ?? '' }) },
  { name: 'robots', content: 'noindex' },
];

export default function Order({ loaderData: { order } }: Route.ComponentProps) {
  const { shell } = useFrame();
  return (
    <main id="content" className="page-width py-10 max-w-3xl!">
      <h1 className="mb-3">{orderText.number({ number: order.increment_id })}</h1>
      <OrderView order={order} timeZone={shell.shop.timeZone} />
    </main>
  );
}
