import { checkoutText } from '@stoa/messages';

interface PlaceOrderProps {
  /** The shop's words when it takes no orders. CHK-002, CHK-003 */
  readonly prevented: string | undefined;
  readonly placing: boolean;
}

/** The button that orders. While it is at work it keeps the focus, and pressing it again does nothing. */
export function PlaceOrder({ prevented, placing }: PlaceOrderProps) {
  return (
    <>
      {prevented && <p className="notice notice-warning">{prevented}</p>}
      <button
        type="submit"
        name="intent"
        value="place"
        className="button button-solid button-wide"
        disabled={Boolean(prevented)}
        aria-disabled={placing}
      >
        {placing ? checkoutText.placing() : checkoutText.placeOrder()}
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
