import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Shop } from '@stoa/commerce';
import { readArrival, type Trust } from '../http/forwarded.ts';
import { requestId } from '../http/log.ts';
import type { Metrics } from '../http/metrics.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import type { HostDirectory } from '../shops/host-directory.ts';
import { askerOf, sharedKey } from './asker.ts';
import { type PageAddress, pageAddress } from './page-address.ts';
import { sendCachedPage } from './send-cached.ts';

/** Answers a request by itself, or says that it does not. */
export type Front = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Where hosts lead; the table is another object once it has been read anew. */
export type Hosts = Pick<HostDirectory, 'resolve'> & { readonly table: object };

export interface CacheFrontOptions {
  readonly hosts: Hosts;
  readonly cache: PageCache;
  readonly metrics: Metrics;
  /** Whose word on scheme and host counts: as for Fastify, whose way the same request may go. */
  readonly trusts: Trust;
  readonly parseCookies: (header: string) => Readonly<Record<string, string | undefined>>;
  readonly isClosing: () => boolean;
}

/**
 * A guest's page that is at hand is sent, and nothing else runs. Whatever is not plainly that goes the way of all
 * requests, at whose end the same page would be sent.
 */
export function cacheFront(options: CacheFrontOptions): Front {
  const { hosts, cache, metrics, trusts, parseCookies, isClosing } = options;
  const placeOf = placeReader(hosts);
  return (raw, response) => {
    const { method, url = '/', headers } = raw;
    if ((method !== 'GET' && method !== 'HEAD') || isClosing()) return false;
    const began = performance.now();
    const { host, protocol } = readArrival(raw, trusts);
    const place = placeOf(host, url);
    if (place === undefined) return false;
    const cookies = headers.cookie === undefined ? {} : parseCookies(headers.cookie);
    const request = { method, url, headers, cookies, protocol, id: requestId(raw) };
    const key = sharedKey(request, askerOf(request, place.shop), place.address);
    const page = key && cache.fresh(key);
    if (page === undefined) return false;
    sendCachedPage(request, response, page, 'hit');
    metrics.countReply(method, response.statusCode, 'hit', (performance.now() - began) / 1000);
    return true;
  };
}

/** What a request line and a host lead to, whoever asks. */
interface Place {
  readonly shop: Shop;
  readonly address: PageAddress;
}

/** Strangers may spell an address in many ways. */
const MAX_SPELLINGS = 10_000;

/** Reads where requests lead. Spellings read before are remembered: reading one costs more than sending a page. */
function placeReader(hosts: Hosts) {
  const known = new Map<string, Place>();
  let table = hosts.table;
  return (host: string, url: string): Place | undefined => {
    if (table !== hosts.table) {
      known.clear();
      table = hosts.table;
    }
    // A request line holds no space, so two of them never make one spelling, whatever a host is said to be.
    const spelling = `${host} ${url}`;
    const remembered = known.get(spelling);
    if (remembered) return remembered;
    const found = hosts.resolve(host, url);
    if (found.kind !== 'found') return undefined;
    const place = { shop: found.shop, address: pageAddress(url, new URL(found.shop.baseUrl).origin) };
    if (known.size >= MAX_SPELLINGS) known.clear();
    known.set(spelling, place);
    return place;
  };
}

/** Lets `front` have every request first. */
export function putBefore(server: Server, front: Front): void {
  const [next, ...others] = server.listeners('request');
  if (next === undefined || others.length > 0) throw new Error('a server has one handler');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (!front(request, response)) Reflect.apply(next, server, [request, response]);
  });
}
