import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { preloadModule } from 'react-dom';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { chunkScripts, entryScripts } from './lib/chunk-scripts.server.ts';
import { ChunkScripts } from './lib/lazy-chunk.tsx';
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

/**
 * Renders a page and answers when the whole of it is there: React would hide deferred parts in `<div hidden>` until a
 * script moves them, which leaves a page without scripts empty.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { nonce } = loadContext.get(requestContext);
  return new Promise((resolve, reject) => {
    let responseStatus = status;
    const send = async () => {
      const body = pipe(new PassThrough());
      const html = await buffer(body);
      resolve(new Response(html, { status: responseStatus, headers }));
    };
    const { pipe, abort } = renderToPipeableStream(
      <NamedScripts>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NamedScripts>,
      {
        nonce,
        onAllReady: () => void send().catch(reject),
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onShellError: reject,
        onError: () => {
          responseStatus = 500;
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1000);
    timer.unref();
  });
}
