import { ShopError } from '@stoa/domain';
import type { FastifyRequest } from 'fastify';
import { formLimits, urlencodedForm } from '../http/form-body.ts';
import { readBody } from '../http/read-body.ts';

const FORM = 'application/x-www-form-urlencoded';

/**
 * The Fastify request as the web's `Request`, with its body read.
 * @throws ShopError as `readBody`.
 */
export async function toWebRequest(request: FastifyRequest, url: URL, signal: AbortSignal): Promise<Request> {
  const { method } = request;
  const headers = headersOf(request);
  if (readsOnly(method)) return new Request(url, { method, headers, signal });
  return new Request(url, { method, headers, signal, body: await readBody(request.raw) });
}

/**
 * As `toWebRequest`, for those who read a form from it: whoever sends nothing at all sent an empty one, and a form of
 * several parts comes as any other.
 * @throws ShopError `forbidden` when it names another origin than the address has, whatever else it says of where it
 * comes from: React Router takes that for a fault of ours. As `readBody` and `urlencodedForm`, too.
 */
export async function toFormRequest(
  request: FastifyRequest,
  url: URL,
  signal: AbortSignal,
): Promise<Request> {
  if (readsOnly(request.method)) return toWebRequest(request, url, signal);
  const { origin } = request.headers;
  if (origin !== undefined && URL.parse(origin)?.origin !== url.origin) throw new ShopError('forbidden');
  const sent = await readBody(request.raw, formLimits.bytes);
  const body = await urlencodedForm(sent, request.headers['content-type']);
  const headers = headersOf(request);
  headers.set('content-type', FORM);
  headers.delete('content-length');
  return new Request(url, { method: request.method, headers, signal, body });
}

const readsOnly = (method: string) => method === 'GET' || method === 'HEAD';

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) headers.append(name, one);
  }
  return headers;
}
