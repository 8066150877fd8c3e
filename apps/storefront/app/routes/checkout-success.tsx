import { OrderDocument } from '@stoa/contract';
import { orderText, productText } from '@stoa/messages';
import { useEffect } from 'react';
import { Link, type MetaFunction } from 'react-router';
import { forgetForm } from '../checkout/kept-form.ts';
import { contractOf, failPage } from '../lib/contract.ts';
import { notFound } from '../lib/not-found.server.ts';
import { useFrame } from '../lib/shell.ts';
import { WithWords } from '../lib/with-words.tsx';
import { OrderView } from '../order/order-view.tsx';
import { refreshCartCount } from '../shell/cart-count.ts';
import type { Route } from './+types/checkout-success';

export const handle = { layout: 'checkout' };

export const meta: MetaFunction = () => [
  { title: orderText.thanks() },
  { name: 'robots', content: 'noindex' },
];

/** The confirmation, for who placed the order. ROUTE-033, ROUTE-511 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const query = url.searchParams;
  const id = query.get('order') ?? '';
  const { order } = await contractOf(context)
    .execute(OrderDocument, { id, token: query.get('token') })
    .catch(failPage);
  return order ? { order } : notFound(context);
}

export default function CheckoutSuccess({ loaderData: { order } }: Route.ComponentProps) {
  const { shell } = useFrame();
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
      <p className="mb-6">
        <WithWords say={(email) => orderText.confirmationSent({ email })} words={order.email} />
      </p>
      <OrderView order={order} timeZone={shell.shop.timeZone} />
      <Link to="/" className="button button-solid mt-8">
        {productText.continueShopping()}
      </Link>
    </main>
  );
}
