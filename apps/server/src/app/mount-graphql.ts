import { type ApiContextOf, createGraphqlHandler, GRAPHQL_PATH, type Translator } from '@stoa/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { InTurn } from '../fair/turns-for.ts';
import { toWebRequest } from '../pages/web-request.ts';
import { inOnePiece, sendWebResponse } from '../pages/web-response.ts';

/** Every method that a web `Request` can have; the contract decides which of them it accepts. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** `/api-graphql`, in a scope of its own: the handler reads the body itself. */
export async function mountGraphql(
  app: FastifyInstance,
  apiOf: ApiContextOf,
  inTurn: InTurn,
  translator: Translator,
): Promise<void> {
  const handle = createGraphqlHandler(translator);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const url = new URL(request.url, `${request.protocol}://${request.host}`);
      const abort = new AbortController();
      reply.raw.once('close', () => abort.abort());
      const asked = await toWebRequest(request, url, abort.signal);
      const response = await handle(asked, (ended) => apiOf(request, reply, ended), {
        log: request.log,
        requestId: request.id,
        inTurn: (work) => inTurn(request, reply, work),
      });
      reply.header('cache-control', 'private, no-store');
      return sendWebResponse(reply, await inOnePiece(response));
    };
    scope.route({ method: [...METHODS], url: GRAPHQL_PATH, handler });
  });
}
