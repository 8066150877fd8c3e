import { OrdersDocument } from '@stoa/contract';
import { listingText, orderText } from '@stoa/messages';
import { Link } from 'react-router';
import { contractOf, failPage } from '../lib/contract.ts';
import { OrderList } from '../order/order-list.tsx';
import type { Route } from './+types/account-orders';

/** ROUTE-020 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const requested = Number(url.searchParams.get('page'));
  const page = Number.isSafeInteger(requested) && requested > 0 ? requested : 1;
  const { orders } = await contractOf(context).execute(OrdersDocument, { page }).catch(failPage);
  return orders;
}

export default function AccountOrders({ loaderData: { orders, paging } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="mb-6">{orderText.mine()}</h1>
      <OrderList orders={orders} />
      <nav className="pages" aria-label={listingText.pages()}>
        {paging.page > 1 && <Link to={`?page=${paging.page - 1}`}>{listingText.previousPage()}</Link>}
        {paging.page < paging.total_pages && (
          <Link to={`?page=${paging.page + 1}`}>{listingText.nextPage()}</Link>
        )}
      </nav>
    </>
  );
}
