import { isIPv4, isIPv6 } from 'node:net';

/**
 * Returns the rate-limit key of a network address: an IPv4 address itself; the first 64 bits of an IPv6 address,
 * because one customer gets all addresses that share them. All invalid addresses share one key.
 */
export function clientKey(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  if (isIPv4(address)) return address;
  return isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : 'unknown';
}

/**
 * Returns the first 48 bits of an IPv6 address, the largest block that one site usually gets, which has 65,536
 * networks. `undefined` for every other address.
 */
export function siteKey(address: string): string | undefined {
  return isIPv6(address) && !address.includes('.')
    ? `${groupsOf(address).slice(0, 3).join(':')}::/48`
    : undefined;
}

function groupsOf(address: string): string[] {
  const [withoutZone = ''] = address.split('%', 1);
  const [head = '', tail = ''] = withoutZone.toLowerCase().split('::', 2);
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [before, after] = [groups(head), groups(tail)];
  const missing = Math.max(0, 8 - before.length - after.length);
  const all = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  return all.map((group) => group.replace(/^0+(?=.)/, ''));
}
