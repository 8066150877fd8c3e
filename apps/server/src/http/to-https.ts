import { msg, normaliseHost, ShopError, secureAddress } from '@stoa/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Told, type Trust, toldScheme } from './forwarded.ts';

/** Asked by whoever issues certificates, before there is one. https://www.rfc-editor.org/rfc/rfc8555#section-8.3 */
const CHALLENGE = /^\/\.well-known\/acme-challenge\/[\w-]+$/;

/**
 * Seconds for which a browser remembers where it was led: what it is told over TLS lasts longer. A cache in between
 * remembers nothing: it may know one answer for both schemes, which would lead in a circle.
 */
const REMEMBERED = 'private, max-age=3600';

/** What of a request says how it came and what for. */
type Asked = Pick<FastifyRequest, 'host' | 'method' | 'url'> & { readonly raw: Told };

/**
 * Leads who reads by http to the same address at https, where that is the shop's base URL (or the back office's) and a
 * trusted proxy says that the visitor used http. Without such a word nobody is led anywhere: a proxy that ends TLS and does not say
 * so would have them come back for ever. The address is undefined where there is nothing to do.
 * @throws ShopError `forbidden` for whatever sends something: it has been read on its way already, and a client that was
 * led on would send it in plain text each time without anybody noticing
 */
export function toHttps(request: Asked, baseUrl: string, trusts: Trust): string | undefined {
  const reads = request.method === 'GET' || request.method === 'HEAD';
  if (toldScheme(request.raw, trusts) !== 'http' || (reads && CHALLENGE.test(request.url))) return undefined;
  const host = normaliseHost(request.host) ?? '';
  const location = secureAddress({ host, target: request.url }, baseUrl);
  if (location === undefined || reads) return location;
  throw new ShopError('forbidden', {
    reason: msg('request.not_secure', { address: new URL(baseUrl).origin }),
  });
}

export const sendToHttps = (reply: FastifyReply, location: string): FastifyReply =>
  reply.header('cache-control', REMEMBERED).redirect(location, 308);
