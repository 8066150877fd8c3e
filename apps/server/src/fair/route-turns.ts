import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { InTurn } from './turns-for.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Gives up the place of a request whose answer is made. */
    endTurn: (() => void) | undefined;
  }
}

/** Routes of shops that do not wait as a whole, by their address, each with what keeps it from holding up others. */
export const ownTurns: ReadonlyMap<string, string> = new Map([
  ['/*', 'a page at hand is sent at once; any other waits where it is made, once for all who ask for it'],
  ['/api-graphql', 'waits when its body has come, which it reads itself'],
  ['/sitemap.xml', 'waits where it is made, once for all who ask for it'],
  ['/sitemap/:file', 'is read a batch at a turn, once for all who ask for it'],
  ['/feeds/google.xml', 'is read a batch at a turn, once for all who ask for it'],
  ['/cdn/:code/images/products/*', 'is a file, and few are made at once'],
]);

/** Files of the storefront, each with a route of its own. */
const FILES = '/assets/';

const hasOwnTurns = (url: string) => ownTurns.has(url) || url.startsWith(FILES);

/**
 * Has every route that is added from now on wait for its shop's turn, but for those that are listed with how they do
 * without. A place is held until the answer is made, and not while it is sent: who reads slowly holds up nobody.
 */
export function addTurns(app: FastifyInstance, inTurn: InTurn): void {
  const waiting = new WeakSet<RouteHandlerMethod>();
  app.decorateRequest('endTurn', undefined);
  app.addHook('onSend', async ({ endTurn }: FastifyRequest) => endTurn?.());
  app.addHook('onRoute', (route) => {
    const { handler, url } = route;
    // The route for HEAD is made of that for GET.
    if (hasOwnTurns(url) || waiting.has(handler)) return;
    route.handler = async function (request, reply) {
      const sent = Promise.withResolvers<void>();
      request.endTurn = sent.resolve;
      let answer: unknown;
      await inTurn(request, reply, () => {
        answer = handler.call(this, request, reply);
        return Promise.race([answer, sent.promise]);
      });
      return answer;
    };
    waiting.add(route.handler);
  });
}
