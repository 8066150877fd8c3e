import type { Shop } from '@stoa/commerce';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FoundPage, PageCache, PageKey } from '../page-cache/page-cache.ts';
import { type PageAddress, pageAddress } from './page-address.ts';
import { requesterOf, sharedKey } from './requester.ts';
import { sendCachedPage } from './send-cached.ts';

/** A page that every guest is shown alike. */
export interface SharedPage {
  readonly key: PageKey;
  readonly address: PageAddress;
  /** What the cache had when the request came. */
  readonly found: FoundPage | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The page asked for, where one is kept for all guests; undefined where it is made for whoever asks. */
    sharedPage: SharedPage | undefined;
  }
}

/**
 * Looks up guests' pages, and sends those that are fresh: no body is parsed for them, no turn waited for and no
 * handler run. What the handler needs of a page that is stale or missing is left on the request.
 */
export function addCacheHook(
  app: FastifyInstance,
  cache: PageCache,
  shopOf: (request: FastifyRequest) => Shop,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const address = pageAddress(request.url);
    const key = sharedKey(request, requesterOf(request, shopOf(request)), address);
    if (key === undefined) return;
    const found = cache.find(key);
    if (found?.verdict === 'hit') return sendCachedPage(request, reply, found.page, found.verdict);
    request.sharedPage = { key, address, found };
  });
}
