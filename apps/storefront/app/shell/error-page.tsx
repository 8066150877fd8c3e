import { errorPageText } from '@stoa/messages';
import { isRouteErrorResponse, Link } from 'react-router';

/** Status of an error; 500 when it has none of its own. ERR-007 */
export function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

export function titleOf(status: number): string {
  return status === 404 ? errorPageText.notFoundTitle() : errorPageText.internalTitle();
}

/** What stands between header and footer when a page failed. ERR-001 to ERR-006, ROUTE-521 */
export function ErrorPage({ error }: { error: unknown }) {
  const status = statusOf(error);
  return (
    <main id="content" className="error-page">
      <p className="text-muted">{status}</p>
      <h1>{status === 404 ? errorPageText.notFound() : errorPageText.wentWrong()}</h1>
      {status === 404 && <p>{errorPageText.notFoundHelp()}</p>}
      <p>
        <Link to="/" className="button button-solid">
          {errorPageText.continueShopping()}
        </Link>
      </p>
    </main>
  );
}
