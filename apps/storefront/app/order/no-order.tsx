import { orderText, productText } from '@stoa/messages';
import { Link } from 'react-router';

/** In place of an order that is not there, or not for who asks. */
export function NoOrder() {
  return (
    <main id="content" className="error-page">
      <h1>{orderText.notFound()}</h1>
      <p>{orderText.notFoundHelp()}</p>
      <p>
        <Link to="/" className="button button-solid">
          {productText.continueShopping()}
        </Link>
      </p>
    </main>
  );
}
