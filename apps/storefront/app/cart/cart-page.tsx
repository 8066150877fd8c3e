import { cartText, plural } from '@stoa/messages';
import { useEffect } from 'react';
import { Link, useFetcher } from 'react-router';
import { setCartCount } from './cart-count.ts';
import { type CartData, cartLines } from './cart-data.ts';
import { CartLine } from './cart-line.tsx';
import { CartMessage } from './cart-message.tsx';
import type { CartNotice } from './cart-notice.ts';
import { CartSummary } from './cart-summary.tsx';
import { useQuantities } from './use-quantities.ts';

interface CartPageProps {
  readonly cart: CartData;
  /** What came of a form that was sent without scripts. */
  readonly sentNotice: CartNotice | undefined;
}

/** What is in the cart, to change and to buy. CART-501, CART-520, CART-521, CART-529 */
export function CartPage({ cart, sentNotice }: CartPageProps) {
  const fetcher = useFetcher<CartNotice>();
  // The message describes the cart shown, so it appears only when the cart is reloaded.
  const notice = fetcher.state === 'idle' ? (fetcher.data ?? sentNotice) : undefined;
  const lines = cartLines(withErrors(cart, notice));
  const count = lines.reduce((sum, { item }) => sum + item.qty, 0);
  useEffect(() => setCartCount(count), [count]);
  const sendQuantity = useQuantities((fields) =>
    fetcher.submit({ intent: 'update', ...fields }, { method: 'post', action: '/checkout/cart' }),
  );

  return (
    <main id="content" className="page-width cart-page">
      <header className="cart-head">
        <h1>{cartText.title()}</h1>
        {count > 0 && <p className="text-muted">{plural(count, cartText.oneItem, cartText.items)}</p>}
      </header>
      <CartMessage notice={notice} Form={fetcher.Form} />
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className="cart-grid" aria-busy={fetcher.state !== 'idle'}>
          <fetcher.Form method="post" action="/checkout/cart">
            {/* The button that the Enter key activates: the first of the form. */}
            <button type="submit" name="intent" value="update" hidden />
            <ul className="cart-lines">
              {lines.map((line) => (
                <CartLine key={line.item.item_id} line={line} onQuantity={sendQuantity} />
              ))}
            </ul>
          </fetcher.Form>
          <CartSummary cart={cart} />
        </div>
      )}
    </main>
  );
}

/** Errors of the last change stand beside those of the cart as it is. */
function withErrors(cart: CartData, notice: CartNotice | undefined): CartData {
  return { ...cart, itemErrors: [...cart.itemErrors, ...(notice?.itemErrors ?? [])] };
}

function EmptyCart() {
  return (
    <div className="cart-empty">
      <p className="cart-empty-title">{cartText.empty()}</p>
      <p className="text-muted">{cartText.emptyHelp()}</p>
      <Link to="/" className="button button-solid">
        {cartText.startShopping()}
      </Link>
    </div>
  );
}
