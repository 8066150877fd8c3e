import { reportError } from '@stoa/commerce';
import { isShopError, msg, parseJsonBody, ShopError } from '@stoa/domain';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiContext, EndedVisit, Translator } from '../context.ts';
import { restError, toRefusal } from '../edge/errors.ts';
import { type RestInput, restField } from '../edge/field-names.ts';
import { restRoutes } from './index.ts';
import type { RestReply, RestRoute } from './route.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
const JSON_TYPE = 'application/json; charset=utf-8';

/** Makes the context of a request. @throws ShopError for a requester who is refused */
export type ApiContextOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  ended?: EndedVisit,
) => Promise<ApiContext>;

/**
 * Mounts the REST table with error answers of its own. Call it in a scope of its own (`app.register`): bodies
 * are JSON there and nothing else. A method that a path does not take is 405, a path below `/api/` that is none
 * is 404, both as JSON.
 */
export function registerRest(app: FastifyInstance, apiContextOf: ApiContextOf, translator: Translator): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, parseJsonBody(String(body)));
    } catch (error) {
      done(error instanceof Error ? error : null);
    }
  });
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const refused = asShopError(error);
    // Amounts in errors need only the shop's currency; reading more could fail for the same reason as the request.
    const isPriced = isShopError(refused) && refused.code === 'price-changed';
    const api = isPriced ? await apiContextOf(request, reply).catch(() => translator) : translator;
    return sendRefusal(reply, request, api, refused);
  });
  for (const [path, routes] of Map.groupBy(restRoutes, (one) => one.path)) {
    for (const one of routes) app.route(toRoute(one, apiContextOf));
    const taken = routes.flatMap((one) => (readsOnly(one) ? [one.method, 'HEAD'] : [one.method]));
    const others = METHODS.filter((method) => !taken.includes(method));
    app.route({
      method: others,
      url: path,
      handler(_request, reply) {
        reply.header('allow', [...new Set(taken)].join(', '));
        return Promise.reject(new ShopError('method-not-allowed'));
      },
    });
  }
  for (const path of ['/api', '/api/*']) app.all(path, () => Promise.reject(new ShopError('not-found')));
}

/** What is told beside a refusal. */
const told = new WeakMap<object, RestReply>();

/** What was sent with a request that is refused. */
const refusedInputs = new WeakMap<object, RestInput>();

const readsOnly = ({ method, changes = false }: RestRoute) => method === 'GET' && !changes;

function toRoute(one: RestRoute, apiContextOf: ApiContextOf) {
  return {
    method: one.method,
    url: one.path,
    exposeHeadRoute: readsOnly(one),
    async handler(request: FastifyRequest, reply: FastifyReply) {
      const { headers } = request;
      const origin = `${request.protocol}://${request.host}`;
      const api = await apiContextOf(request, reply, one.endedVisit);
      const sent = sentBy(one, request);
      try {
        const body = await one.run(api, sent, { headers, origin });
        return reply
          .header('cache-control', 'no-store')
          .type(JSON_TYPE)
          .send({ success: true, ...body });
      } catch (error) {
        if (isShopError(error)) {
          refusedInputs.set(error, { sent, taken: Object.keys(one.input.shape) });
          if (one.whenRefused) told.set(error, await one.whenRefused(api, sent, error));
        }
        throw error;
      }
    },
  };
}

/** @throws ShopError `invalid-input` for a body that is no object */
function sentBy({ method }: RestRoute, { query, body, params }: FastifyRequest): object {
  const sent = method === 'GET' ? query : body === undefined ? {} : body;
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    throw new ShopError('invalid-input', { reason: msg('request.not_an_object') });
  return { ...sent, ...(typeof params === 'object' ? params : {}) };
}

const byStatus: Readonly<Record<number, ShopError['code']>> = {
  400: 'invalid-input',
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'payload-too-large',
  415: 'unsupported-media-type',
};

/** What Fastify refuses before a route runs, in the contract's codes. */
function asShopError(error: FastifyError): unknown {
  if (isShopError(error)) return error;
  const code = byStatus[error.statusCode ?? 500];
  if (code === undefined) return error;
  const isInput = code === 'invalid-input';
  return new ShopError(code, { cause: error, ...(isInput && { reason: msg('request.unreadable') }) });
}

const nothingSent: RestInput = { sent: {}, taken: [] };

function sendRefusal(
  reply: FastifyReply,
  request: FastifyRequest,
  api: Parameters<typeof toRefusal>[0],
  error: unknown,
): FastifyReply {
  const params = isShopError(error) ? {} : { params: { request_id: request.id } };
  const input = (isShopError(error) ? refusedInputs.get(error) : undefined) ?? nothingSent;
  const refusal = { ...toRefusal(api, error, (path) => restField(path, input)), ...params };
  const { status, retryAfter } = refusal;
  if (!isShopError(error)) reportError(request.log, error, 'rest');
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type(JSON_TYPE)
    .send({ ...(isShopError(error) ? told.get(error) : {}), ...restError(refusal) });
}
