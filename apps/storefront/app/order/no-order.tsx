import { checkoutText, orderText, productText, tError } from '@stoa/messages';
import { Link } from 'react-router';

/** In place of an order that is not there, or not for who asks. */
export function NoOrder() {
  return (
    <main id="content" className="error-page">
      <h1>{orderText.notFound()}</h1>
      <p>{orderText.notFoundHelp()}</p>
      <p>
        <Link to="/order/tracking" className="button button-solid">
          {orderText.find()}
        </Link>
      </p>
      <p>
        <Link to="/" className="text-link">
          {productText.continueShopping()}
        </Link>
      </p>
    </main>
  );
}

/** In place of an order whose link opened it for long enough. */
export function ExpiredLink() {
  return (
    <main id="content" className="error-page">
      <h1>{orderText.linkExpired()}</h1>
      <p>{tError('link-expired')}</p>
      <p>
        <Link to="/order/tracking" className="button button-solid">
          {orderText.find()}
        </Link>
      </p>
      <p>
        <Link to="/login" className="text-link">
          {checkoutText.signIn()}
        </Link>
      </p>
    </main>
  );
}
