import { parseUrl } from '../url/parse-url.ts';
import { normaliseHost } from './host.ts';

/**
 * What a host does: `primary` is the shop's own address, `serve` answers as it is (loopback names in a demo),
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
 * Where a request must go (302) because the shop's base URL has another host; `undefined` to stay. Path and
 * query are kept as they are. Never redirects onto its own host, so a wrong host row can't make a loop.
 * TEN-508, TEN-509, TEN-510, CONST-571
 */
export function baseUrlRedirect(request: HostRequest, baseUrl: string): string | undefined {
  const base = parseUrl(baseUrl);
  if (request.kind === 'serve' || !base || !/^https?:$/.test(base.protocol)) return undefined;
  const baseHost = normaliseHost(base.host);
  if (!baseHost || baseHost === request.host) return undefined;
  // An absolute-form request target would otherwise be glued to the host name.
  const target = request.target.startsWith('/') ? request.target : '/';
  return `${base.origin}${base.pathname.replace(/\/+$/, '')}${target}`;
}
