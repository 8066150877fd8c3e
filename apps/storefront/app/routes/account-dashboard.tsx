import { OrdersDocument } from '@stoa/contract';
import { accountText } from '@stoa/messages';
import { Link } from 'react-router';
import { ConfirmEmail } from '../account/confirm-email.tsx';
import { contractOf, failPage } from '../lib/contract.ts';
import { WithWords } from '../lib/with-words.tsx';
import { OrderList } from '../order/order-list.tsx';
import { customerContext } from '../page-guard.server.ts';
import type { Route } from './+types/account-dashboard';

/** How many of the latest orders the overview shows. */
const LATEST = 3;

/** ROUTE-015 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { orders } = await contractOf(context).execute(OrdersDocument, { page: 1 }).catch(failPage);
  const isNew = url.searchParams.has('welcome');
  return { me: context.get(customerContext), isNew, orders: orders.orders.slice(0, LATEST) };
}

export default function AccountDashboard({ loaderData: { me, orders, isNew } }: Route.ComponentProps) {
  return (
    <>
      {isNew && (
        <p role="status" className="notice notice-success mb-6">
          {accountText.created()}
        </p>
      )}
      <h1 className="mb-6">
        <WithWords text={(name) => accountText.welcome({ name })} words={me.first_name || me.email} />
      </h1>
      {!me.is_email_confirmed && me.is_verified && <ConfirmEmail email={me.email} />}
      <h2 className="mb-3 mt-8">{accountText.recentOrders()}</h2>
      <OrderList orders={orders} />
      {orders.length > 0 && (
        <Link to="/account/orders" className="text-link inline-block mt-4">
          {accountText.allOrders()}
        </Link>
      )}
    </>
  );
}
