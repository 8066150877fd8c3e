import { type ApiContext, createGraphqlHandler, GRAPHQL_PATH, type Words } from '@stoa/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toWebRequest } from '../pages/web-request.ts';
import { sendWholeResponse } from '../pages/web-response.ts';

/** `/api-graphql`, in a scope of its own: the handler reads the body itself. */
export async function mountGraphql(
  app: FastifyInstance,
  apiOf: (request: FastifyRequest, reply: FastifyReply) => Promise<ApiContext>,
  words: Words,
): Promise<void> {
  const handle = createGraphqlHandler(words);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all(GRAPHQL_PATH, async (request, reply) => {
      const url = new URL(request.url, `${request.protocol}://${request.host}`);
      const abort = new AbortController();
      reply.raw.once('close', () => abort.abort());
      const asked = await toWebRequest(request, url, abort.signal);
      const response = await handle(asked, () => apiOf(request, reply), {
        log: request.log,
        requestId: request.id,
      });
      reply.header('cache-control', 'private, no-store');
      return sendWholeResponse(reply, response);
    });
  });
}
