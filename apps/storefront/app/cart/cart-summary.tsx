import { cartText, t } from '@stoa/messages';
import { usePriceText } from '@stoa/ui';
import { Link } from 'react-router';
import { type CartData, cartLines, faultyLines } from './cart-data.ts';
import { CartFaults } from './cart-faults.tsx';
import { lineAnchor } from './cart-line.tsx';
import { TotalsRow } from './totals-row.tsx';

/** Shows the totals and the link to the checkout. CHK-001 to CHK-003 */
export function CartSummary({ cart }: { cart: CartData }) {
  const text = usePriceText();
  const hidesPrices = cartLines(cart).some(({ item }) => item.price == null);
  const faulty = faultyLines(cart);
  return (
    <section className="cart-summary" aria-labelledby="cart-summary-title">
      <h2 id="cart-summary-title">{cartText.summary()}</h2>
      {hidesPrices ? (
        <p>{t({ code: 'price.sign_in', params: {} })}</p>
      ) : (
        <dl className="totals">
          <TotalsRow label={cartText.subtotal()} value={text(cart.amount)} />
          {cart.discount_amount > 0 && (
            <TotalsRow label={cartText.discount()} value={`-${text(cart.discount_amount)}`} />
          )}
          <TotalsRow
            label={cart.prices_include_tax ? cartText.totalBeforeShipping() : cartText.totalBefore()}
            value={text(cart.grand_total)}
            strong
          />
        </dl>
      )}
      <p className="text-muted cart-summary-note">
        {cart.prices_include_tax ? cartText.shippingAtCheckout() : cartText.atCheckout()}
      </p>
      {cart.checkout_prevented ? (
        <p className="notice notice-warning">{cart.checkout_prevented}</p>
      ) : faulty.length > 0 ? (
        <CartFaults lines={faulty} addressOf={(itemId) => `#${lineAnchor(itemId)}`} />
      ) : (
        <Link to="/checkout" className="button button-solid button-wide">
          {cartText.checkout()}
        </Link>
      )}
    </section>
  );
}
