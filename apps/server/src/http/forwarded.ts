import type { IncomingMessage } from 'node:http';
import { TLSSocket } from 'node:tls';
import { compile } from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';

/** Whether whoever is at an address is a proxy whose word on scheme and host counts. */
export type Trust = (address: string | undefined) => boolean;

/** A server has few neighbours, but an open one may be asked by anybody. */
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

/** Under what name a request came, and how. */
export interface Arrival {
  readonly host: string;
  /** What the visitor spoke, by the word of the proxy in front of us: `https` for TLS. */
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

/**
 * Leaves Fastify no scheme but those of the web, for addresses are made of what it reads. Another word of a proxy
 * counts as none.
 */
export function readWebSchemes(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { headers } }) => {
    const said = headers['x-forwarded-proto'];
    // It stays, though empty: that there was a proxy keeps the metrics closed.
    if (said !== undefined) headers['x-forwarded-proto'] = schemeOf(said) ?? '';
  });
}

function schemeOf(said: string | string[] | undefined): Scheme | undefined {
  const scheme = said && lastOf(said).toLowerCase();
  return scheme === 'http' || scheme === 'https' ? scheme : undefined;
}

/** What the nearest proxy said; those before it may be the visitor's invention. */
function lastOf(value: string | string[]): string {
  return String(value).split(',').at(-1)?.trim() ?? '';
}
