import { lookup } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export interface FetchLimits {
  /** Of the answer. */
  readonly bytes: number;
  /** For everything together. */
  readonly milliseconds: number;
  /** Types that are asked for; pictures unless told. */
  readonly accept?: string;
  /** Which numeric addresses may be asked; the public ones unless told. */
  readonly isAllowed?: (address: string) => boolean;
}

const MAX_REDIRECTS = 3;

/** No server answers at `host`; other requests to it would fail too. */
export class SilentHost extends Error {
  readonly host: string;
  constructor(host: string, sentence: string, cause: unknown) {
    super(sentence, { cause });
    this.host = host;
  }
}

/**
 * Fetches the bytes behind an http or https address that somebody else wrote. The address is looked up here, checked,
 * and the very address that was checked is asked, so that a name can't lead elsewhere in between; so is every address
 * it redirects to. No cookies or credentials are sent.
 * @throws Error with a sentence for a report; SilentHost where the host that was asked last is not there
 */
export async function fetchPublic(address: string, limits: FetchLimits): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(limits.milliseconds);
  let url = allowedUrl(address);
  try {
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const response = await ask(url, limits, signal);
      const target = redirectTarget(response);
      if (target === undefined) return await readBody(response, limits.bytes);
      response.destroy();
      url = allowedUrl(new URL(target, url).href);
    }
  } catch (error) {
    if (signal.aborted) throw new Error('it took too long', { cause: error });
    throw error;
  }
  throw new Error('it redirects too often');
}

function allowedUrl(address: string): URL {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error('it is no http or https address');
  if (url.username + url.password !== '') throw new Error('the address carries a password');
  return url;
}

function ask(url: URL, limits: FetchLimits, signal: AbortSignal): Promise<IncomingMessage> {
  const isAllowed = limits.isAllowed ?? isPublicAddress;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // Numeric addresses are not looked up, so the check of the look-up would not see them.
  if (/^[\d.]+$|:/.test(host) && !isAllowed(host)) throw new Error(CLOSED);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const asked = request(url, {
      signal,
      lookup: checkedLookup(isAllowed),
      agent: false,
      headers: { accept: limits.accept ?? 'image/avif,image/webp,image/*', 'user-agent': 'Stoa' },
    });
    asked.on('response', resolve);
    asked.on('error', (error: NodeJS.ErrnoException) => reject(spoken(error, url.host)));
    asked.end();
  });
}

const CLOSED = 'the address is not on the public network';

function checkedLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      const open = found.filter(({ address }) => isAllowed(address));
      const [first] = open;
      if (!first) return done(new Error(CLOSED), []);
      return options.all ? done(null, open) : done(null, first.address, first.family);
    });
  };
}

function spoken(error: NodeJS.ErrnoException, host: string): Error {
  switch (error.code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new SilentHost(host, 'its host is not known here', error);
    case 'ECONNREFUSED':
    case 'EHOSTUNREACH':
      return new SilentHost(host, 'its host does not answer', error);
    default:
      return new Error(error.message, { cause: error });
  }
}

function redirectTarget(response: IncomingMessage): string | undefined {
  const { statusCode = 0, headers } = response;
  return statusCode >= 300 && statusCode < 400 ? headers.location : undefined;
}

async function readBody(response: IncomingMessage, limit: number): Promise<Uint8Array> {
  if (response.statusCode !== 200) {
    response.destroy();
    throw new Error(`its host answers ${response.statusCode}`);
  }
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response as AsyncIterable<Uint8Array>) {
    bytes += part.byteLength;
    if (bytes > limit) throw new Error(`it has more than ${Math.floor(limit / 1_000_000)} MB`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
