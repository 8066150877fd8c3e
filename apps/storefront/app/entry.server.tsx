import type { ReactNode } from 'react';
import { preloadModule } from 'react-dom';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { chunkScripts, entryScripts } from './lib/chunk-scripts.server.ts';
import { ChunkScripts } from './lib/lazy-chunk.tsx';
import { renderWhole } from './lib/render-whole.server.ts';
import { requestContext, type StorefrontRequest } from './request.ts';

export { renderDocument } from './render-document.server.ts';

const scriptsOf = chunkScripts();
const scriptsOfAll = entryScripts();

const UNAVAILABLE = 503;

export const streamTimeout = 10_000;

/** Called by the server for each request; the context it returns is what loaders and actions read. */
export function createRequestContext(request: StorefrontRequest): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(requestContext, request);
  return context;
}

/**
 * Logs faults of the server. Bad requests are not logged, an unavailable service was logged where it failed, and an
 * aborted request needs no answer.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isAnswered = isRouteErrorResponse(error) && (error.status < 500 || error.status === UNAVAILABLE);
  if (isAnswered || request.signal.aborted) return;
  context.get(requestContext).reportFailure('a page failed', error);
};

/** Preloads the scripts of every page before those of this page. */
function NamedScripts({ children }: { children: ReactNode }) {
  for (const script of scriptsOfAll) preloadModule(script, { as: 'script' });
  return <ChunkScripts value={scriptsOf}>{children}</ChunkScripts>;
}

/** Answers with the whole of a page. A part of it that fails is missing in the page, which then is the server's fault. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { nonce, reportFailure } = loadContext.get(requestContext);
  const page = (
    <NamedScripts>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NamedScripts>
  );
  const { html, failure } = await renderWhole(page, { nonce, patience: streamTimeout + 1000 });
  if (failure && !request.signal.aborted) reportFailure('a part of a page was not drawn', failure.cause);
  return new Response(html, { status: failure ? 500 : status, headers });
}
