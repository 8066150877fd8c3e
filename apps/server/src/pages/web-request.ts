import { Readable, Transform } from 'node:stream';
import { ShopError } from '@stoa/domain';
import type { FastifyRequest } from 'fastify';

/** Bytes of a request's body at most. OPEN-005 */
export const BODY_LIMIT = 1_048_576;

/**
 * The Fastify request as the web's `Request`, with the body still to be read and bounded.
 * @throws ShopError `payload-too-large` when the announced length is beyond the bound.
 */
export function toWebRequest(request: FastifyRequest, url: URL, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) headers.append(name, one);
  }
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  if (hasBody && Number(request.headers['content-length'] ?? 0) > BODY_LIMIT) {
    throw new ShopError('payload-too-large');
  }
  const body = hasBody ? { body: Readable.toWeb(request.raw.pipe(bounded())), duplex: 'half' } : {};
  return new Request(url, { method: request.method, headers, signal, ...body } as RequestInit);
}

/** A length that was not announced is counted as it comes. */
function bounded(): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.byteLength;
      if (bytes > BODY_LIMIT) done(new ShopError('payload-too-large'));
      else done(null, chunk);
    },
  });
}
