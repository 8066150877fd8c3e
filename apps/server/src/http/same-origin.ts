import { bearerToken } from '@stoa/api';
import { ShopError } from '@stoa/domain';
import type { FastifyRequest } from 'fastify';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a write that another site caused. Browsers send `Sec-Fetch-Site` or `Origin` with every write; a
 * client that sends neither is no browser and carries no stranger's cookies. A bearer token is sent on
 * purpose, so such calls come from anywhere.
 * @throws ShopError `forbidden`
 */
export function refuseForeignWrite(request: FastifyRequest): void {
  if (bearerToken(request.headers) === undefined) refuseForeignWriteByCookie(request);
}

/**
 * As `refuseForeignWrite`, where the cookie counts whatever token is sent along.
 * @throws ShopError `forbidden`
 */
export function refuseForeignWriteByCookie(request: FastifyRequest): void {
  if (!SAFE.has(request.method) && !isSameOrigin(request)) throw new ShopError('forbidden');
}

/** Tells whether the request comes from a page of this very host, or from no page at all. */
export function isSameOrigin(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = request.headers;
  return origin === undefined || origin === `${request.protocol}://${request.host}`;
}
