import { baseUrlRedirect, isShopAvailable, normaliseHost } from '@stoa/domain';
import type { Shop } from '../kernel/context.ts';
import type { HostTable } from './load-hosts.ts';

/** The result of resolving a request's host. */
export type HostResolution =
  | { readonly kind: 'found'; readonly shop: Shop; readonly host: string }
  /** 404 `client-not-found`; `host` is empty when it was none. TEN-013, TEN-517 */
  | { readonly kind: 'not-found'; readonly host: string }
  /** 404 `client-unavailable`. TEN-012, TEN-518 */
  | { readonly kind: 'unavailable'; readonly shop: Shop; readonly host: string }
  /** 302 to the shop's base URL with path and query kept. TEN-508, TEN-509 */
  | { readonly kind: 'redirect'; readonly shop: Shop; readonly location: string };

/**
 * Resolves an untrusted `Host` header. A closed shop answers that it is closed under every name it has. `target` is
 * the request's path with its query, as it came. TEN-001, TEN-501
 */
export function resolveHost(hosts: HostTable, rawHost: string | undefined, target: string): HostResolution {
  const host = normaliseHost(rawHost);
  const entry = host === null ? undefined : hosts.get(host);
  if (host === null || !entry) return { kind: 'not-found', host: host ?? '' };
  const { shop, state, kind } = entry;
  if (!isShopAvailable(state)) return { kind: 'unavailable', shop, host };
  const location = baseUrlRedirect({ kind, host, target }, shop.baseUrl);
  return location === undefined ? { kind: 'found', shop, host } : { kind: 'redirect', shop, location };
}
