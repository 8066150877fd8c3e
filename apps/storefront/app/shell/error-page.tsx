import { errorPageText, failureText } from '@stoa/messages';
import { isRouteErrorResponse, Link } from 'react-router';
import type { PageFailure } from '../lib/contract.ts';
import { lazyChunk } from '../lib/lazy-chunk.tsx';
import { isRefusal, statusOf, titleOf } from './error-status.ts';

// A chunk of its own, because most pages do not fail.
const ContentPage = lazyChunk(
  'app/content/content-page.tsx',
  async () => (await import('../content/content-page.tsx')).ContentPage,
);

/** Returns the shop's own page in place of ours, if the failure brought one. ERR-002, CMS-004 */
function shopPageOf(error: unknown): PageFailure['page'] {
  return isRouteErrorResponse(error) ? (error.data as PageFailure | null)?.page : undefined;
}

/** Shown between header and footer when a page failed. ERR-001 to ERR-006, ROUTE-521 */
export function ErrorPage({ error }: { error: unknown }) {
  const status = statusOf(error);
  const page = shopPageOf(error);
  if (page) return <ContentPage heading={page.title} nodes={page.nodes} />;
  return (
    <main id="content" className="error-page">
      {status === 404 ? (
        <NotFound />
      ) : isRefusal(status) ? (
        <Refusal status={status} />
      ) : (
        <ServerError status={status} />
      )}
      <p>
        <Link to="/" className="button button-solid">
          {errorPageText.continueShopping()}
        </Link>
      </p>
    </main>
  );
}

function NotFound() {
  return (
    <>
      <p className="text-muted">404</p>
      <h1>{errorPageText.notFound()}</h1>
      <p>{errorPageText.notFoundHelp()}</p>
    </>
  );
}

function Refusal({ status }: { status: number }) {
  return (
    <>
      <p className="text-muted">{status}</p>
      <h1>{titleOf(status)}</h1>
    </>
  );
}

/** ERR-004 to ERR-006, TXT-513 to TXT-516 */
function ServerError({ status }: { status: number }) {
  return (
    <>
      <p className="text-muted">{failureText.wentWrong()}</p>
      <h1>{errorPageText.internal({ status })}</h1>
      <p>{errorPageText.whoops()}</p>
      <p>{errorPageText.ourEnd()}</p>
    </>
  );
}
