import type { Shop } from '@stoa/commerce';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addCacheHook } from './cache-hook.ts';
import { type PagesOptions, type PageVisitor, pagesHandler } from './handler.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, once somebody wanted to know: their session is read once a request. */
    pageVisitor: PageVisitor | undefined;
  }
}

export interface MountedPages extends PagesOptions {
  readonly shopOf: (request: FastifyRequest) => Shop;
  /** Told of pages that were at hand. */
  readonly onHit: (shop: Shop, url: string) => void;
  readonly visitorOf: (request: FastifyRequest, reply: FastifyReply) => PageVisitor;
}

/** Every address that no other route has is a page of the storefront. Expects a scope of its own. */
export function mountPages(scope: FastifyInstance, options: MountedPages): void {
  const { cache, shopOf } = options;
  const servePage = pagesHandler(options);
  const visitorOf = (request: FastifyRequest, reply: FastifyReply) => {
    request.pageVisitor ??= options.visitorOf(request, reply);
    return request.pageVisitor;
  };
  scope.decorateRequest('sharedPage', undefined);
  scope.decorateRequest('pageVisitor', undefined);
  // What is being developed is drawn anew each time.
  if (options.mode === 'production') {
    const audienceOf = (request: FastifyRequest, reply: FastifyReply) => visitorOf(request, reply).audience();
    addCacheHook(scope, { cache, shopOf, onHit: options.onHit, audienceOf });
  }
  // React Router reads the body itself.
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    (_request, _payload, done) => done(null),
  );
  scope.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    handler: (request, reply) => servePage(request, reply, visitorOf(request, reply)),
  });
}
