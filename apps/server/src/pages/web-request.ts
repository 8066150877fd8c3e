import { ShopError } from '@stoa/domain';
import type { FastifyRequest } from 'fastify';
import { readBody } from './read-body.ts';

/**
 * The Fastify request as the web's `Request`, with its body read.
 * @throws ShopError as `readBody`.
 */
export async function toWebRequest(request: FastifyRequest, url: URL, signal: AbortSignal): Promise<Request> {
  const headers = headersOf(request);
  if (request.method === 'GET' || request.method === 'HEAD') {
    return new Request(url, { method: request.method, headers, signal });
  }
  const body = await readBody(request.raw);
  return new Request(url, { method: request.method, headers, signal, body });
}

/**
 * As `toWebRequest`, for those who read a form from it: whoever sends nothing at all sent an empty one.
 * @throws ShopError `invalid-input` when it calls itself a form and is none.
 */
export async function toFormRequest(
  request: FastifyRequest,
  url: URL,
  signal: AbortSignal,
): Promise<Request> {
  const made = await toWebRequest(request, url, signal);
  if (made.body === null) return made;
  if (!made.headers.has('content-type'))
    made.headers.set('content-type', 'application/x-www-form-urlencoded');
  await made
    .clone()
    .formData()
    .catch(() => {
      throw new ShopError('invalid-input', { field: 'body' });
    });
  return made;
}

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) headers.append(name, one);
  }
  return headers;
}
