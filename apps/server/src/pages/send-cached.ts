import type { ServerResponse } from 'node:http';
import { isSecure } from '../http/cookies.ts';
import { STRICT_TRANSPORT } from '../http/security-headers.ts';
import { chooseEncoding } from '../page-cache/compress.ts';
import type { CachedPage, CacheVerdict } from '../page-cache/page-cache.ts';
import type { PageRequest } from './asker.ts';

/**
 * Sends finished bytes; 304 when the browser has them. They go out as they are: what hooks do with a reply was
 * done when the page was made.
 */
export function sendCachedPage(
  request: Omit<PageRequest, 'cookies'>,
  response: ServerResponse,
  page: CachedPage,
  verdict: CacheVerdict,
): void {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const etag = page.etags[encoding];
  const head = [...page.head, 'etag', etag, 'x-cache', verdict, 'x-request-id', request.id];
  if (isSecure(request)) head.push('strict-transport-security', STRICT_TRANSPORT);
  if (page.status === 200 && request.headers['if-none-match']?.split(/,\s*/).includes(etag)) {
    response.writeHead(304, head).end();
    return;
  }
  const body = page.bodies[encoding];
  if (encoding !== 'identity') head.push('content-encoding', encoding);
  head.push('content-length', String(body.byteLength));
  response.writeHead(page.status, head);
  if (request.method === 'HEAD') response.end();
  else response.end(body);
}
