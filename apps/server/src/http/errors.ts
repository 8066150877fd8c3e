import { GRAPHQL_PATH, graphqlError, restError, toRefusal } from '@stoa/api';
import { isDatabaseAway, isDatabaseUnavailable, isOutOfResources } from '@stoa/commerce';
import {
  type ErrorCode,
  errorCatalogue,
  errorEntry,
  escapeHtml,
  isShopError,
  msg,
  ShopError,
} from '@stoa/domain';
import { errorPageText, failureText, t, tError } from '@stoa/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PLAIN_PAGE_POLICY, plainPage } from './html.ts';

/** Error codes for the refusals of Fastify itself. */
const codeOfStatus: Readonly<Record<number, string>> = {
  400: 'invalid-input',
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'payload-too-large',
  415: 'unsupported-media-type',
};

/** The methods of addresses that declare no others. */
const METHODS = ['GET', 'HEAD', 'POST'];

/**
 * Registers the last error handler: it answers clearly and reveals no internals. ERR-007, ERR-008, ERR-009, ERR-017
 */
export function addErrorHandling(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => {
    const code = METHODS.includes(request.method) ? 'not-found' : 'method-not-allowed';
    if (code === 'method-not-allowed') reply.header('allow', METHODS.join(', '));
    return answerError(new ShopError(code), request, reply);
  });
}

/**
 * Answers an error, or whatever else was thrown; also for what Fastify refuses before it looks for a route, which no
 * handler of errors sees.
 */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // The client has disconnected (a request that was read to its end is destroyed, too), so there is nobody to answer
  // and nothing to report.
  if (request.raw.socket.destroyed || reply.raw.destroyed) return reply.hijack();
  const { status, code } = describe(error);
  if (status >= 500 && !isShopError(error) && !isDatabaseAway(error))
    request.log.error({ err: error }, 'a request failed');
  reply.code(status).header('cache-control', 'no-store');
  const retryAfter = retryAfterOf(code, isShopError(error) ? error.params.retryAfter : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  // The rest of the request is not read.
  if (status === 413) reply.header('connection', 'close');
  const sentence = tError(code, isShopError(error) ? error.params : {});
  if (isOfContract(request) || !request.headers.accept?.includes('text/html'))
    return reply.type('application/json; charset=utf-8').send(contractBody(request, error, { code, status }));
  return reply
    .header('content-security-policy', PLAIN_PAGE_POLICY)
    .type('text/html; charset=utf-8')
    .send(code === 'internal' ? lastPage() : plainPage(sentence, refusedBody(sentence, error)));
}

/** Seconds after which it is worth to ask again, where nothing else is said. */
const RETRY_AFTER: Readonly<Record<string, number>> = { 'rate-limited': 60, unavailable: 5 };

const retryAfterOf = (code: string, said: unknown) => (typeof said === 'number' ? said : RETRY_AFTER[code]);

/** What is refused, why where that was said, and the way home. */
function refusedBody(sentence: string, error: unknown): string {
  const why = isShopError(error) && error.reason ? `<p>${escapeHtml(t(error.reason))}</p>` : '';
  return `<h1>${escapeHtml(sentence)}</h1>${why}${home}`;
}

const home = `<p><a href="/">${escapeHtml(errorPageText.toHome())}</a></p>`;

/**
 * Returns the error page of the server, for when even the shop's own one could not be rendered. TEN-010, ERR-008,
 * ERR-009
 */
function lastPage(): string {
  const [lead, why] = [failureText.wentWrong(), errorPageText.errorPageFailed()];
  return plainPage(failureText.internal(), `<h1>${escapeHtml(lead)}</h1><p>${escapeHtml(why)}</p>${home}`);
}

/**
 * Returns the error as the contract tells errors, by the door that was asked, for what is refused before its own
 * handlers see it: bodies that are too large, writes that another site caused.
 */
function contractBody(
  request: FastifyRequest,
  error: unknown,
  { code, status }: { readonly code: string; readonly status: number },
) {
  const known = isShopError(error) ? error : refusalOfFastify(isErrorCode(code) ? code : 'internal');
  const refusal = { ...toRefusal({ t, tError }, known), status };
  return pathOf(request) === GRAPHQL_PATH ? graphqlError(refusal) : restError(refusal);
}

/** Fastify's own refusals of input are of the request itself: no field is at fault. */
const refusalOfFastify = (code: ErrorCode) =>
  new ShopError(code, code === 'invalid-input' ? { reason: msg('request.unreadable') } : {});

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? '';

/** Who asks one of the doors is answered by it, whatever they accept. */
const isOfContract = (request: FastifyRequest): boolean =>
  pathOf(request) === GRAPHQL_PATH || /^\/api(?:\/|$)/.test(pathOf(request));

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorCatalogue, code);

function describe(error: unknown): { status: number; code: string } {
  if (isShopError(error)) return { status: errorEntry(error).status, code: error.code };
  if (isDatabaseUnavailable(error) || isOutOfResources(error))
    return { status: errorCatalogue.unavailable.status, code: 'unavailable' };
  const said = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 0;
  const status = typeof said === 'number' ? said : 500;
  return status >= 400 && status < 500
    ? { status, code: codeOfStatus[status] ?? 'invalid-input' }
    : { status: 500, code: 'internal' };
}
