import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const BEARER = /^bearer +(\S+)$/i;

/** Digests are of one length, and say nothing of how much of a token was right. */
const digestOf = (token: string) => createHash('sha256').update(token).digest();

/** Tells whether a request bears `token`, in a time that does not depend on what it bears. */
export function bearsToken(token: string): (request: Pick<FastifyRequest, 'headers'>) => boolean {
  const expected = digestOf(token);
  return ({ headers }) => {
    const sent = BEARER.exec(headers.authorization ?? '')?.[1];
    return sent !== undefined && timingSafeEqual(digestOf(sent), expected);
  };
}
