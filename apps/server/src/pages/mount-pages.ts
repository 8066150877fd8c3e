import type { Shop } from '@stoa/commerce';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addCacheHook } from './cache-hook.ts';
import { type PagesOptions, type PageVisitor, pagesHandler } from './handler.ts';

export interface MountedPages extends PagesOptions {
  readonly shopOf: (request: FastifyRequest) => Shop;
  readonly visitorOf: (request: FastifyRequest, reply: FastifyReply) => PageVisitor;
}

/** Every address that no other route has is a page of the storefront. Expects a scope of its own. */
export function mountPages(scope: FastifyInstance, options: MountedPages): void {
  const servePage = pagesHandler(options);
  scope.decorateRequest('sharedPage', undefined);
  // What is being developed is drawn anew each time.
  if (options.mode === 'production') addCacheHook(scope, options.cache, options.shopOf);
  // React Router reads the body itself.
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    (_request, _payload, done) => done(null),
  );
  scope.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    handler: (request, reply) => servePage(request, reply, options.visitorOf(request, reply)),
  });
}
