import type { Config } from '../config.ts';
import { isOfThisMachine } from '../http/this-machine.ts';

/**
 * Returns the address of the back office, without a slash at its end. It is behind the proxy where there is one, which
 * ends TLS, but for a name that leads to this machine. `port` is the one that is open.
 */
export function officeUrl(
  { adminHost, trustProxy }: Pick<Config, 'adminHost' | 'trustProxy'>,
  port: number,
): string {
  const isBehindProxy = trustProxy !== undefined && !isOfThisMachine(adminHost);
  return isBehindProxy ? `https://${adminHost}` : `http://${adminHost}:${port}`;
}
