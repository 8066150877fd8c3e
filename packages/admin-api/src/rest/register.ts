import type { IncomingMessage } from 'node:http';
import { MOST_PICTURE_BYTES } from '@stoa/admin-contract';
import { reportError } from '@stoa/commerce';
import { type ErrorCode, isShopError, jsonLimits, msg, parseJsonBody, ShopError } from '@stoa/domain';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { AdminRequest, Translator } from '../context.ts';
import { openApiDocument } from '../openapi/document.ts';
import { toProblem } from '../problem/to-problem.ts';
import { callProcedure } from './handler.ts';
import { ADMIN_API, adminRoutes, fastifyPath } from './routes.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** The longest body of a request that holds no file, unless the contract says more of its procedure. Bytes. */
const BODY_BYTES = 64 * 1024;

/** A body that may be longer may hold more values than any: one for so many bytes. */
const BYTES_OF_VALUE = 64;

export interface AdminApiOptions {
  /** What every route of the back office has in common. */
  readonly route: Pick<RouteOptions, 'constraints'>;
  readonly requestOf: (request: FastifyRequest, reply: FastifyReply) => AdminRequest;
  readonly translator: Translator;
}

/**
 * Mounts the contract of the back office as REST, with its OpenAPI document at `/api/v1/openapi.json`. Call it in a
 * scope of its own: bodies are JSON there, and each refusal is a problem document. ADM-901, ADM-906
 */
export function registerAdminApi(
  app: FastifyInstance,
  { route, requestOf, translator }: AdminApiOptions,
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: BODY_BYTES },
    ({ routeOptions }, body, done) => {
      try {
        const values = (routeOptions.bodyLimit ?? BODY_BYTES) / BYTES_OF_VALUE;
        done(null, parseJsonBody(String(body), Math.max(values, jsonLimits.values)));
      } catch (error) {
        done(error instanceof Error ? error : null);
      }
    },
  );
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  app.setErrorHandler((error: FastifyError, request, reply) => refuse(translator, error, request, reply));

  let document: Promise<object> | undefined;
  app.get(`${ADMIN_API}/openapi.json`, route, () => {
    document ??= openApiDocument();
    return document;
  });
  for (const [path, routes] of Map.groupBy(adminRoutes, (one) => fastifyPath(one.path))) {
    const taken: readonly string[] = routes.map(({ method }) => method);
    for (const { method, access } of routes) {
      const procedure: RouteOptions = {
        ...route,
        method,
        url: path,
        exposeHeadRoute: false,
        bodyLimit: access.bodyBytes ?? BODY_BYTES,
        handler: (request, reply) => callProcedure(request, reply, requestOf(request, reply)),
      };
      if (access.body === 'file') app.register(async (scope) => addFileRoute(scope, procedure));
      else app.route(procedure);
    }
    app.route({
      ...route,
      method: METHODS.filter((method) => !taken.includes(method)),
      url: path,
      ...refusing((reply) => {
        reply.header('allow', taken.join(', '));
        return new ShopError('method-not-allowed');
      }),
    });
  }
  for (const url of ['/api', '/api/*'])
    app.route({
      ...route,
      method: [...METHODS],
      url,
      ...refusing(() => new ShopError('not-found')),
    });
}

/** Answers a route with a refusal, whatever the body is. */
function refusing(refusal: (reply: FastifyReply) => ShopError): Pick<RouteOptions, 'onRequest' | 'handler'> {
  const refuse = (_request: FastifyRequest, reply: FastifyReply) => Promise.reject(refusal(reply));
  return { onRequest: refuse, handler: refuse };
}

/**
 * Adds a route to a scope of its own, in which bodies are handed over as they arrive: nothing is read before it is known
 * who asks.
 */
function addFileRoute(app: FastifyInstance, procedure: RouteOptions): void {
  app.removeAllContentTypeParsers();
  for (const type of [/^image\//, 'application/octet-stream'])
    app.addContentTypeParser(type, (_request, body, done) => done(null, body));
  app.addHook('onSend', async ({ raw }, reply) => {
    if (reply.statusCode >= 400 && !raw.complete) discardAtMost(raw, MOST_PICTURE_BYTES);
  });
  app.route(procedure);
}

/**
 * Reads and discards what is still sent of a request that is refused, so that whoever sends a picture hears of it and may
 * go on; the connection of who sends more than any picture has is ended.
 */
function discardAtMost(request: IncomingMessage, most: number): void {
  let bytes = 0;
  request.on('data', (part: Buffer) => {
    bytes += part.byteLength;
    if (bytes > most) request.socket.destroy();
  });
}

/** What Fastify refuses before a procedure is called, by its status. */
const byStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid-input',
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'payload-too-large',
  415: 'unsupported-media-type',
};

function asRefusal(error: FastifyError): unknown {
  if (isShopError(error)) return error;
  const code = byStatus[error.statusCode ?? 500];
  if (code === undefined) return error;
  const reason = code === 'invalid-input' ? { reason: msg('request.unreadable') } : {};
  return new ShopError(code, { cause: error, ...reason });
}

function refuse(
  translator: Translator,
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refused = asRefusal(error);
  if (!isShopError(refused)) reportError(request.log, refused, 'the back office failed');
  const problem = toProblem(translator, refused, request.id);
  const { retryAfter } = problem.params;
  if (typeof retryAfter === 'number') reply.header('retry-after', String(retryAfter));
  // The rest of the request is not read.
  if (problem.status === 413 || problem.status === 408) reply.header('connection', 'close');
  return (
    reply
      .code(problem.status)
      .header('cache-control', 'no-store')
      .type('application/problem+json')
      // As bytes: Fastify would give a text a charset, which this media type has not.
      .send(Buffer.from(JSON.stringify(problem)))
  );
}
