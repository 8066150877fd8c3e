import type { FastifyReply, FastifyRequest } from 'fastify';
import { bodyOf, chooseEncoding, type FinishedPage } from '../page-cache/compress.ts';
import type { CacheVerdict } from '../page-cache/page-cache.ts';

/** Sends finished bytes; 304 when the browser has them. */
export async function sendCachedPage(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  page: FinishedPage,
  verdict: CacheVerdict,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(headers['accept-encoding']);
  const etag = page.etags[encoding];
  reply.headers(page.headers).header('etag', etag).header('x-cache', verdict);
  if (page.status === 200 && headers['if-none-match']?.split(/,\s*/).includes(etag))
    return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const body = bodyOf(page, encoding);
  return reply.code(page.status).send(body instanceof Promise ? await body : body);
}
