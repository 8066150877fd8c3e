import type { IncomingMessage } from 'node:http';
import { TLSSocket } from 'node:tls';
import { compile } from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';

/** Whether whoever is at an address is a proxy whose word on scheme and host counts. */
export type Trust = (address: string | undefined) => boolean;

/** Cached per address, and bounded, because anybody may ask an open server. */
const MAX_ADDRESSES = 1000;

/**
 * Reads `TRUST_PROXY`: addresses and ranges, separated by commas; nobody is trusted when it is unset.
 * @throws TypeError when it lists anything else.
 */
export function trustOf(list: string | undefined): Trust {
  if (list === undefined) return () => false;
  const trusts = compile(list.split(',').map((entry) => entry.trim()));
  const known = new Map<string, boolean>();
  return (address = '') => {
    const remembered = known.get(address);
    if (remembered !== undefined) return remembered;
    if (known.size >= MAX_ADDRESSES) known.clear();
    const trusted = trusts(address, 0);
    known.set(address, trusted);
    return trusted;
  };
}

export function isTrustList(list: string): boolean {
  try {
    trustOf(list);
    return true;
  } catch {
    return false;
  }
}

type Scheme = 'http' | 'https';

/** The host and protocol of a request as the visitor sees them. */
export interface Arrival {
  readonly host: string;
  /** The visitor's protocol as the trusted proxy reports it: `https` for TLS. */
  readonly protocol: Scheme;
}

/** Reads the same host and protocol as Fastify does under the same `TRUST_PROXY`. */
export function readArrival({ headers, socket }: IncomingMessage, trusts: Trust): Arrival {
  const host = headers['x-forwarded-host'];
  const protocol = schemeOf(headers['x-forwarded-proto']);
  const isTrusted = Boolean(host || protocol) && trusts(socket.remoteAddress);
  return {
    host: host && isTrusted ? lastOf(host) : (headers.host ?? ''),
    protocol: protocol && isTrusted ? protocol : socket instanceof TLSSocket ? 'https' : 'http',
  };
}

/** What of a request tells who says so. */
export interface Told {
  readonly headers: IncomingMessage['headers'];
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
}

/** The visitor's protocol by the word of a trusted proxy; undefined where no such proxy says it. */
export function toldScheme({ headers, socket }: Told, trusts: Trust): Scheme | undefined {
  const scheme = schemeOf(headers['x-forwarded-proto']);
  return scheme && trusts(socket.remoteAddress) ? scheme : undefined;
}

/** Removes every forwarded scheme but http and https, because addresses are built from what Fastify reads. */
export function readWebSchemes(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { headers } }) => {
    const said = headers['x-forwarded-proto'];
    // The header stays, though empty: its presence shows a proxy, and requests through a proxy may not read the
    // metrics.
    if (said !== undefined) headers['x-forwarded-proto'] = schemeOf(said) ?? '';
  });
}

function schemeOf(said: string | string[] | undefined): Scheme | undefined {
  const scheme = said && lastOf(said).toLowerCase();
  return scheme === 'http' || scheme === 'https' ? scheme : undefined;
}

/** Returns the entry of the nearest proxy; the entries before it may be forged. */
function lastOf(value: string | string[]): string {
  return String(value).split(',').at(-1)?.trim() ?? '';
}
