import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Two cookies, because pages are shared by audience: who has only a guest's visit (their cart) is known for a guest
 * without a look into the database, of a signed-in session the audience must be read.
 */
export type VisitCookie = 'session' | 'visitor';

/** 30 days, in seconds. AUTH-512 */
export const SESSION_SECONDS = 2_592_000;

/** Over TLS the prefix makes the browser refuse the cookie from a sibling host or without TLS. */
const name = (kind: VisitCookie, secure: boolean) => (secure ? `__Host-stoa-${kind}` : `stoa-${kind}`);

export const isSecure = (request: { readonly protocol: string }) => request.protocol === 'https';

export function readVisitCookie(
  request: Pick<FastifyRequest, 'cookies'> & { readonly protocol: string },
  kind: VisitCookie,
): string | undefined {
  return request.cookies[name(kind, isSecure(request))] || undefined;
}

const attributes = (secure: boolean) => ({ httpOnly: true, sameSite: 'lax', path: '/', secure }) as const;

export function setVisitCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: VisitCookie,
  token: string,
): void {
  const secure = isSecure(request);
  reply.setCookie(name(kind, secure), token, { ...attributes(secure), maxAge: SESSION_SECONDS });
}

export function clearVisitCookie(request: FastifyRequest, reply: FastifyReply, kind: VisitCookie): void {
  const secure = isSecure(request);
  reply.clearCookie(name(kind, secure), attributes(secure));
}
