import { OrderDocument } from '@stoa/contract';
import { orderText, productText } from '@stoa/messages';
import { useEffect } from 'react';
import { data, Link } from 'react-router';
import { refreshCartCount } from '../cart/cart-count.ts';
import { forgetForm } from '../checkout/kept-form.ts';
import { contractOf, type PageFailure } from '../lib/contract.ts';
import { WithWords } from '../lib/with-words.tsx';
import { failOrder } from '../order/fail-order.server.ts';
import { ExpiredLink, NoOrder } from '../order/no-order.tsx';
import { PrintButton } from '../order/order-actions.tsx';
import { OrderView } from '../order/order-view.tsx';
import { statusOf, titleOf } from '../shell/error-status.ts';
import { Failure } from '../shell/failure.tsx';
import { useRootData } from '../shell/root-data.ts';
import type { Route } from './+types/checkout-success';

export const handle = { layout: 'checkout' };

export const meta: Route.MetaFunction = ({ error }) => [
  { title: error ? titleOf(statusOf(error)) : orderText.thanks() },
  { name: 'robots', content: 'noindex' },
];

/** Loads the confirmation, for who placed the order. ROUTE-033, ROUTE-511 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const query = url.searchParams;
  const id = query.get('order') ?? '';
  const { order } = await contractOf(context)
    .execute(OrderDocument, { id, token: query.get('token') })
    .catch(failOrder(context, url));
  if (!order) throw data({ code: 'not-found' } satisfies PageFailure, 404);
  return { order, placedBefore: query.has('before') };
}

export default function CheckoutSuccess({ loaderData: { order, placedBefore } }: Route.ComponentProps) {
  const { shell } = useRootData();
  useEffect(() => {
    refreshCartCount();
    forgetForm();
  }, []);
  return (
    <main id="content" className="page-width py-10 max-w-3xl!">
      <h1>{orderText.thanks()}</h1>
      <p className="text-(length:--step-1) my-4">
        <strong>{orderText.number({ number: order.increment_id })}</strong>
      </p>
      {placedBefore && <p className="notice mb-6">{orderText.placedBefore()}</p>}
      <p className="mb-6">
        <WithWords text={(email) => orderText.confirmationSent({ email })} words={order.email} />
      </p>
      <OrderView order={order} timeZone={shell.shop.timeZone} />
      <div className="account-actions no-print">
        <Link to="/" className="button button-solid">
          {productText.continueShopping()}
        </Link>
        <PrintButton />
      </div>
    </main>
  );
}

/** The shop's page for what is not found points at a search that this layout has not. ROUTE-511 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (statusOf(error) === 410) return <ExpiredLink />;
  return statusOf(error) === 404 ? <NoOrder /> : <Failure error={error} />;
}
