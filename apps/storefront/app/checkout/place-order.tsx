import { cartText, checkoutText } from '@stoa/messages';
import { Link } from 'react-router';

interface PlaceOrderProps {
  /** The shop's words when it takes no orders. CHK-002, CHK-003 */
  readonly prevented: string | undefined;
  /** Why this can't be sent to the address, told beside the button too. TAX-510 */
  readonly undeliverable?: string | undefined;
  /** Whether lines of the cart must be put right before. CART-529 */
  readonly faulty: boolean;
  readonly placing: boolean;
  /** What is to be paid, where it is known. */
  readonly total?: string | undefined;
}

/** Shows the button that orders. While it is at work it keeps the focus, and pressing it again does nothing. */
export function PlaceOrder({ prevented, undeliverable, faulty, placing, total }: PlaceOrderProps) {
  if (faulty) {
    return (
      <Link to="/checkout/cart" className="button button-solid button-wide">
        {cartText.toCart()}
      </Link>
    );
  }
  return (
    <>
      {prevented && <p className="notice notice-warning">{prevented}</p>}
      {undeliverable && (
        <p className="notice notice-warning">
          <a href="#shipping_method" className="text-link">
            {undeliverable}
          </a>
        </p>
      )}
      <button
        type="submit"
        name="intent"
        value="place"
        className="button button-solid button-wide"
        disabled={Boolean(prevented)}
        aria-disabled={placing}
      >
        {placing ? checkoutText.placing() : orderLabel(total)}
      </button>
      <Agreement />
    </>
  );
}

function Agreement() {
  const [before = '', between = '', after = ''] = checkoutText.agree({ terms: '|', privacy: '|' }).split('|');
  return (
    <p className="checkout-agree">
      {before}
      <a href="/terms-of-service" className="text-link">
        {checkoutText.terms()}
      </a>
      {between}
      <a href="/privacy-policy" className="text-link">
        {checkoutText.privacy()}
      </a>
      {after}
    </p>
  );
}

const orderLabel = (total: string | undefined) =>
  total === undefined ? checkoutText.placeOrder() : checkoutText.placeOrderFor({ total });
