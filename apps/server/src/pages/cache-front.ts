import type { IncomingHttpHeaders } from 'node:http';
import type { Shop } from '@stoa/commerce';
import type { Front } from '../http/door.ts';
import { readArrival, type Trust } from '../http/forwarded.ts';
import { requestId } from '../http/log.ts';
import type { Metrics } from '../http/metrics.ts';
import type { PageCache, PageKey } from '../page-cache/page-cache.ts';
import type { HostDirectory } from '../shops/host-directory.ts';
import { askerOf, type PageRequest, sharedKey } from './asker.ts';
import { type PageAddress, pageAddress } from './page-address.ts';
import { sendCachedPage } from './send-cached.ts';

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
  const keyOf = (request: Omit<PageRequest, 'cookies'>, { shop, address }: Place) => {
    const { cookie } = request.headers;
    const asker = askerOf({ ...request, cookies: cookie === undefined ? {} : parseCookies(cookie) }, shop);
    return sharedKey(request, asker, address);
  };
  return (raw, response) => {
    const { method, url = '/', headers } = raw;
    if ((method !== 'GET' && method !== 'HEAD') || isClosing()) return false;
    const began = performance.now();
    const { host, protocol } = readArrival(raw, trusts);
    const place = placeOf(host, url);
    if (place === undefined) return false;
    const request = { method, url, headers, protocol, id: requestId(raw) };
    const key = isNobody(headers) ? place.key : keyOf(request, place);
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
  /** Of the page that is shown to who tells nothing of themselves. */
  readonly key: PageKey | undefined;
}

const isNobody = ({ cookie, authorization }: IncomingHttpHeaders) =>
  cookie === undefined && authorization === undefined;

const nobody = { headers: {}, cookies: {}, protocol: '' };

/** Strangers may spell an address in many ways and at any length; what is remembered of them stays below some 30 MB. */
const MAX_SPELLINGS = 10_000;
const MAX_LENGTH = 500;

/** Reads where requests lead. Short spellings are remembered: reading one costs more than sending a page. */
function placeReader(hosts: Hosts) {
  const known = new Map<string, Map<string, Place>>();
  let spellings = 0;
  let table = hosts.table;
  return (host: string, url: string): Place | undefined => {
    if (table !== hosts.table || spellings >= MAX_SPELLINGS) {
      known.clear();
      spellings = 0;
      table = hosts.table;
    }
    const remembered = known.get(host)?.get(url);
    if (remembered) return remembered;
    const place = readPlace(hosts, host, url);
    if (place === undefined || url.length > MAX_LENGTH) return place;
    const ofHost = known.get(host) ?? new Map<string, Place>();
    known.set(host, ofHost.set(url, place));
    spellings++;
    return place;
  };
}

function readPlace(hosts: Hosts, host: string, url: string): Place | undefined {
  const found = hosts.resolve(host, url);
  if (found.kind !== 'found') return undefined;
  const { shop } = found;
  const address = pageAddress(url, new URL(shop.baseUrl).origin);
  return { shop, address, key: sharedKey({ method: 'GET' }, askerOf(nobody, shop), address) };
}
