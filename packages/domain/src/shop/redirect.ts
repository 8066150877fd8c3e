import { trimEndOf } from '../format/trim.ts';
import { parseUrl } from '../url/parse-url.ts';
import { normaliseHost } from './host.ts';

/**
 * The role of a host: `primary` is the shop's own address, `serve` answers as it is (loopback names in a demo),
 * `redirect` is an old or second name that leads to the base URL.
 */
export const hostKinds = ['primary', 'serve', 'redirect'] as const;
export type HostKind = (typeof hostKinds)[number];

export interface HostRequest {
  readonly kind: HostKind;
  /** The request's host as `normaliseHost` gives it. */
  readonly host: string;
  /** Path and query as they came. */
  readonly target: string;
}

/**
 * Returns the address to redirect a request to (302) when the shop's base URL has another host, else `undefined`.
 * Path and query are kept as they are. It never redirects to the request's own host, so that a wrong host row can't
 * cause a loop. TEN-508, TEN-509, TEN-510, CONST-571
 */
export function baseUrlRedirect(request: HostRequest, baseUrl: string): string | undefined {
  const base = parseUrl(baseUrl);
  if (request.kind === 'serve' || !base || !/^https?:$/.test(base.protocol)) return undefined;
  const baseHost = normaliseHost(base.host);
  if (!baseHost || baseHost === request.host) return undefined;
  // An absolute-form request target would otherwise be glued to the host name.
  const target = request.target.startsWith('/') ? request.target : '/';
  return `${base.origin}${trimEndOf(base.pathname, '/')}${target}`;
}

/**
 * Returns the address at https of a request that came by http to a shop whose base URL is https, else `undefined`. Only
 * for the base URL's own host: of other names that a shop answers to nobody has said that they are there over TLS.
 */
export function secureAddress(
  { host, target }: Omit<HostRequest, 'kind'>,
  baseUrl: string,
): string | undefined {
  const base = parseUrl(baseUrl);
  if (base?.protocol !== 'https:' || normaliseHost(base.host) !== host) return undefined;
  return `${base.origin}${target.startsWith('/') ? target : '/'}`;
}
