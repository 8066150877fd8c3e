import { OrderedProductsDocument } from '@stoa/contract';
import { formatDate } from '@stoa/domain';
import { accountText, listingText } from '@stoa/messages';
import { Picture } from '@stoa/ui';
import { Form, Link } from 'react-router';
import { contractOf, failPage } from '../lib/contract.ts';
import { newKey } from '../lib/new-key.server.ts';
import { orderAgain, type ReorderAnswer } from '../order/reorder.server.ts';
import { ReorderNotice } from '../order/reorder-notice.tsx';
import { useRootData } from '../shell/root-data.ts';
import type { Route } from './+types/account-ordered-products';

export const meta: Route.MetaFunction = () => [
  { title: accountText.orderedProducts() },
  { name: 'robots', content: 'noindex' },
];

/** ROUTE-019 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const requested = Number(url.searchParams.get('page'));
  const page = Number.isSafeInteger(requested) && requested > 0 ? requested : 1;
  const { orderedProducts } = await contractOf(context)
    .execute(OrderedProductsDocument, { page })
    .catch(failPage);
  return { ...orderedProducts, key: newKey() };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  return orderAgain(context, { id: String(form.get('order') ?? ''), form });
}

export default function OrderedProducts({ loaderData, actionData }: Route.ComponentProps) {
  const { products, paging, key } = loaderData;
  const { timeZone } = useRootData().shell.shop;
  return (
    <>
      <h1 className="mb-6">{accountText.orderedProducts()}</h1>
      <ReorderNotice answer={actionData as ReorderAnswer | undefined} />
      {products.length === 0 && <p>{accountText.noProducts()}</p>}
      <ul className="ordered-products">
        {products.map((product) => (
          <li key={product._id} className="ordered-product">
            {product.image && (
              <Picture picture={product.image} sizes="96px" alt="" className="ordered-product-picture" />
            )}
            <div>
              {product.url ? (
                <Link to={product.url} className="text-link">
                  {product.name}
                </Link>
              ) : (
                product.name
              )}
              {product.variation_text && <small className="block text-muted">{product.variation_text}</small>}
              <small className="block text-muted">
                {accountText.lastOrdered({ date: formatDate(new Date(product.last_ordered_at), timeZone) })} ·{' '}
                {accountText.orderedPieces({ n: product.qty })}
              </small>
            </div>
            {product.url ? (
              <Form method="post">
                <input type="hidden" name="order" value={product.order_id} />
                <input type="hidden" name="item" value={product.item_id} />
                <input type="hidden" name="key" value={key} />
                <button
                  type="submit"
                  className="button button-hollow"
                  aria-label={accountText.buyAgainItem({ name: product.name })}
                >
                  {accountText.buyAgain()}
                </button>
              </Form>
            ) : (
              <span className="text-muted">{accountText.notSold()}</span>
            )}
          </li>
        ))}
      </ul>
      <nav className="pages" aria-label={listingText.pages()}>
        {paging.page > 1 && <Link to={`?page=${paging.page - 1}`}>{listingText.previousPage()}</Link>}
        {paging.page < paging.total_pages && (
          <Link to={`?page=${paging.page + 1}`}>{listingText.nextPage()}</Link>
        )}
      </nav>
    </>
  );
}
