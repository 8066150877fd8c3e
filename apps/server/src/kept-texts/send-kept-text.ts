import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { takesGzip } from '../page-cache/compress.ts';
import type { KeptText } from './kept-texts.ts';

/**
 * Sends a text as it is kept, or unpacked to whoever takes no gzip; 304 to whoever has it. Its headers are given where
 * it is sent: what fails before that is answered as anywhere else.
 */
export function sendKeptText(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  text: KeptText,
  own: Readonly<Record<string, string>>,
): FastifyReply {
  const isPacked = takesGzip(headers['accept-encoding']);
  const etag = `W/"${text.id}${isPacked ? '-gz' : ''}"`;
  reply.headers({ etag, 'cache-control': 'public, no-cache', vary: 'Accept-Encoding' });
  if (headers['if-none-match']?.split(/,\s*/).includes(etag)) return reply.code(304).send();
  reply.headers(own);
  if (isPacked) reply.header('content-encoding', 'gzip');
  if (method === 'HEAD') return reply.send();
  // Who stops reading closes what is read; an error ends the reply, and Fastify logs it.
  return reply.send(isPacked ? text.gzipped() : pipeline(text.gzipped(), createGunzip(), () => undefined));
}
