import { clientKey, siteKey } from './client-key.ts';
import type { RateLimit } from './rate-limit.ts';

/** An IPv6 site may be a household or a provider's gateway, so it may do as much as this many networks. */
const NETWORKS_OF_A_SITE = 4;

type NetworkLimit = Omit<RateLimit, 'key'>;

/**
 * Limits for the network that an address is in, and four times as much for its site where it is one of version 6,
 * of whose networks one has thousands.
 * @param what is counted, e.g. `register`
 */
export function networkLimits(what: string, address: string, limits: readonly NetworkLimit[]): RateLimit[] {
  const site = siteKey(address);
  return limits.flatMap((limit) => [
    { ...limit, key: `${what}:from:${clientKey(address)}` },
    ...(site === undefined
      ? []
      : [{ ...limit, key: `${what}:from:${site}`, limit: limit.limit * NETWORKS_OF_A_SITE }]),
  ]);
}
