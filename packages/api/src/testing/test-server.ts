import { type Database, type Log, readShopSettings, type Shop, type ShopContext } from '@stoa/commerce';
import { testPlatform } from '@stoa/commerce/testing';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { ApiContext, Translator } from '../context.ts';
import { readContractHeaders } from '../edge/contract-headers.ts';
import { noResultsKept } from '../edge/kept-results.ts';
import { createGraphqlHandler, GRAPHQL_PATH } from '../graphql/handler.ts';
import { type ApiContextOf, registerRest } from '../rest/register.ts';
import { anonymousContext, TestVisit } from './test-visit.ts';

/** Makes a fault of the server visible in the test. */
const fail: Log['error'] = (fields, message) =>
  process.stderr.write(`${message} ${JSON.stringify(fields)}\n`);
const quiet = () => undefined;
const testLog: Log = { info: quiet, warn: quiet, error: fail };

const words: Translator = {
  t: ({ code, params }) => (code === 'literal' ? String(params.text) : `${code} ${JSON.stringify(params)}`),
  tError: (code) => code,
};

/** Both doors of one shop over real HTTP. */
export interface TestServer {
  readonly url: string;
  close(): Promise<void>;
}

/** The parts of the server that a test replaces. */
export interface ServedWith {
  readonly search?: NonNullable<ShopContext['search']>;
  readonly log?: Log;
}

export async function serveShop(
  db: Database,
  shop: Shop,
  clock: () => Date,
  { log = testLog, ...given }: ServedWith = {},
): Promise<TestServer> {
  const app = fastify({ bodyLimit: 1_048_576 });
  const profile = await readShopSettings({ db, shop });
  const contextOf: ApiContextOf = async (request, reply, ended): Promise<ApiContext> => {
    const base = { ...anonymousContext(shop, testPlatform(db, clock, log)), ...given };
    const visit = await TestVisit.of(base, request, reply, ended);
    return {
      shop: visit.context,
      profile,
      visit,
      results: noResultsKept,
      pictureBase: '/images',
      ...readContractHeaders(request.headers, { shop, host: request.host }, visit.context),
      // In place of rendering, it returns which document was to be rendered.
      renderDocument: async (document) => JSON.stringify(document),
      ...words,
    };
  };
  await app.register(async (scope) => mountGraphql(scope, contextOf, log));
  await app.register(async (scope) => registerRest(scope, contextOf, words));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, close: () => app.close() };
}

/** No queue: each request runs at once. */

function mountGraphql(scope: FastifyInstance, contextOf: ApiContextOf, log: Log): void {
  const handle = createGraphqlHandler(words);
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  scope.route({
    method: ['GET', 'POST', 'PUT', 'DELETE'],
    url: GRAPHQL_PATH,
    async handler(request, reply) {
      const response = await handle(toRequest(request), (ended) => contextOf(request, reply, ended), {
        log,
        requestId: request.id,
        inTurn: (work) => work(),
      });
      reply.code(response.status).headers(Object.fromEntries(response.headers));
      return reply.send(await response.text());
    },
  });
}

function toRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  const body = request.method === 'GET' ? {} : { body: typeof request.body === 'string' ? request.body : '' };
  return new Request(new URL(request.url, `http://${request.host}`), {
    method: request.method,
    headers,
    ...body,
  });
}
