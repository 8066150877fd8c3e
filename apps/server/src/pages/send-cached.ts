import type { Shop } from '@stoa/commerce';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { STRICT_TRANSPORT } from '../http/security-headers.ts';
import { chooseEncoding } from '../page-cache/compress.ts';
import type { CachedPage, CacheVerdict, PageCache } from '../page-cache/page-cache.ts';
import { askerOf, sharedKey } from './asker.ts';
import { pageAddress, targetUrl } from './page-address.ts';

/**
 * Answers a guest from the cache, if the page is there and fresh, and says whether it did. Made to run before
 * any route is entered.
 */
export function sendHit(cache: PageCache, shop: Shop, request: FastifyRequest, reply: FastifyReply): boolean {
  const address = pageAddress(targetUrl(request.url, shop.baseUrl));
  const key = sharedKey(request, askerOf(request, shop), address);
  const page = key ? cache.fresh(key) : undefined;
  if (page === undefined) return false;
  sendCachedPage(request, reply, page, 'hit');
  return true;
}

/**
 * Sends finished bytes; 304 when the browser has them. They go out as they are: what Fastify does with a reply
 * was done when the page was made.
 */
export function sendCachedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  verdict: CacheVerdict,
): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const etag = page.etags[encoding];
  const head = [...page.head, 'etag', etag, 'x-cache', verdict, 'x-request-id', request.id];
  if (request.protocol === 'https') head.push('strict-transport-security', STRICT_TRANSPORT);
  // For the metrics.
  reply.header('x-cache', verdict).hijack();
  if (page.status === 200 && request.headers['if-none-match']?.split(/,\s*/).includes(etag)) {
    reply.raw.writeHead(304, head).end();
    return reply;
  }
  const body = page.bodies[encoding];
  if (encoding !== 'identity') head.push('content-encoding', encoding);
  head.push('content-length', String(body.byteLength));
  reply.raw.writeHead(page.status, head);
  if (request.method === 'HEAD') reply.raw.end();
  else reply.raw.end(body);
  return reply;
}
