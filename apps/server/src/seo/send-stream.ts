import { randomUUID } from 'node:crypto';
import { pipeline, type Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../app/services.ts';
import type { Encoding } from '../page-cache/compress.ts';

/**
 * What a text that is written anew for each reader is told apart by: how many changes of the shop this process had
 * heard of when it was begun. Another process counts otherwise, and from it the text is simply sent once more.
 */
export function streamValidators(versions: Services['versions']) {
  const process = randomUUID();
  return (shopId: string, what: string) => `W/"${process}-${versions.now(shopId)}-${what}"`;
}

/** Tells whether the reader has what the validator stands for. */
export const isKnown = (request: FastifyRequest, etag: string): boolean =>
  request.headers['if-none-match']?.split(/,\s*/).includes(etag) ?? false;

/** Quick rather than small: it is made for one reader. */
const BROTLI_QUALITY = 4;

/** Sends a text as it is made, compressed as the reader takes it. */
export function sendEncoded(reply: FastifyReply, text: Readable, encoding: Encoding): FastifyReply {
  if (encoding === 'identity') return reply.send(text);
  const compress =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : createGzip();
  // Who stops reading ends the reading of the catalogue; an error ends the reply, and Fastify logs it.
  return reply.header('content-encoding', encoding).send(pipeline(text, compress, () => undefined));
}
