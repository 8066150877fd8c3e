import { BlockList, isIP } from 'node:net';

/** IPv4 that is not on the public network: private, loopback, link-local, documentation, multicast and reserved. */
const closedV4 = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  closedV4.addSubnet(network, prefix, 'ipv4');
}

/** IPv6 is public only within 2000::/3, except for its ranges that embed IPv4 or are not assigned. */
const openV6 = new BlockList();
openV6.addSubnet('2000::', 3, 'ipv6');
const closedV6 = new BlockList();
closedV6.addSubnet('2001::', 23, 'ipv6');
closedV6.addSubnet('2001:db8::', 32, 'ipv6');
closedV6.addSubnet('2002::', 16, 'ipv6');
closedV6.addSubnet('3fff::', 20, 'ipv6');

/**
 * Tells whether a numeric address is one of the public network. An address that somebody else wrote must not lead us
 * to the machine itself, its neighbours or the metadata of its cloud (SSRF).
 */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !closedV4.check(address, 'ipv4');
    case 6:
      return openV6.check(address, 'ipv6') && !closedV6.check(address, 'ipv6');
    default:
      return false;
  }
}
