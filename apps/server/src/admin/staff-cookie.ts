import '@fastify/cookie';
import { sessionCookie } from '@stoa/admin-api';
import { STAFF_SESSION_SECONDS } from '@stoa/commerce';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from '../http/cookies.ts';

const name = (secure: boolean) => (secure ? sessionCookie.secure : sessionCookie.plain);

/** Requests from links of other sites do not carry it. */
const attributes = (secure: boolean) => ({ httpOnly: true, sameSite: 'strict', path: '/', secure }) as const;

export function readStaffCookie(request: FastifyRequest): string | undefined {
  return request.cookies[name(isSecure(request))] || undefined;
}

export function setStaffCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = isSecure(request);
  reply.setCookie(name(secure), token, { ...attributes(secure), maxAge: STAFF_SESSION_SECONDS });
}

export function clearStaffCookie(request: FastifyRequest, reply: FastifyReply): void {
  const secure = isSecure(request);
  reply.clearCookie(name(secure), attributes(secure));
}
