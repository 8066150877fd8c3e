import { type Audience, guests, type Shop } from '@stoa/commerce';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FoundPage, PageCache, PageKey } from '../page-cache/page-cache.ts';
import { type PageAddress, pageAddress } from './page-address.ts';
import { requesterOf, sharedKey } from './requester.ts';
import { sendCachedPage } from './send-cached.ts';

/** A page that everybody of an audience is shown alike. */
export interface SharedPage {
  readonly key: PageKey;
  readonly address: PageAddress;
  readonly audience: Audience;
  /** What the cache had when the request came. */
  readonly found: FoundPage | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The page asked for, where one is kept for an audience; undefined where it is made for whoever asks. */
    sharedPage: SharedPage | undefined;
  }
}

export interface CacheHookOptions {
  readonly cache: PageCache;
  readonly shopOf: (request: FastifyRequest) => Shop;
  /** Told of pages that were at hand, by their addresses as they were asked for. */
  readonly onHit: (shop: Shop, url: string) => void;
  /** Reads the session that the request names. */
  readonly audienceOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Audience>;
}

/**
 * Looks up pages that are kept, and sends those that are fresh: no body is parsed for them, no turn waited for and no
 * handler run. Of whoever names a session it is read first: what has changed of it or of its customer holds at once.
 * What the handler needs of a page that is stale or missing is left on the request.
 */
export function addCacheHook(
  app: FastifyInstance,
  { cache, shopOf, onHit, audienceOf }: CacheHookOptions,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const address = pageAddress(request.url);
    if (!reads || !address.shared) return;
    const requester = requesterOf(request, shopOf(request));
    // Where a session cannot be read, or a token is wrong, the page that is made instead says so.
    const audience = requester.namesSession
      ? await audienceOf(request, reply).catch(() => undefined)
      : guests;
    if (audience === undefined) return;
    const key = sharedKey(requester, audience, address);
    const found = cache.find(key);
    if (found?.verdict === 'hit') onHit(shopOf(request), request.url);
    if (found?.verdict === 'hit') return sendCachedPage(request, reply, found.page, found.verdict);
    request.sharedPage = { key, address, audience, found };
  });
}
