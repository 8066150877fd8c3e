import { parseUrl } from '../url/parse-url.ts';

const maxHostLength = 253;
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const dnsName = new RegExp(`^${label}(?:\\.${label})*$`);
const ipv6 = /^\[[0-9a-f:.]+\]$/;

/**
 * Returns the one spelling of a host under which shops are looked up: lower case, IDN as punycode, without port and
 * trailing dot. `null` for text that is not a host (anybody can send any `Host` header). TEN-001
 */
export function normaliseHost(raw: string | null | undefined): string | null {
  // Refused before URL sees them: it would drop tabs and take the rest as credentials, path or query.
  if (!raw || raw.length > 1024 || /[\s\p{Cc}@/\\?#%]/u.test(raw)) return null;
  const host = hostnameOf(raw)?.replace(/\.$/, '');
  if (!host || host.length > maxHostLength) return null;
  return dnsName.test(host) || ipv6.test(host) ? host : null;
}

function hostnameOf(host: string): string | undefined {
  return parseUrl(`http://${host}/`)?.hostname;
}
