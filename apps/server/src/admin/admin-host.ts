import type { IncomingMessage } from 'node:http';
import { normaliseHost } from '@stoa/domain';
import { readArrival, type Trust } from '../http/forwarded.ts';

/** What the router calls the part of the server that a host leads to. */
const NAME = 'site';

/** A route with this constraint answers on the admin's host only. */
export const onAdminHost = { constraints: { [NAME]: 'admin' } };

/**
 * Tells the router which requests are for the back office, which is on a host of its own, because merchants may write
 * HTML on the hosts of their shops.
 */
export function adminSite(adminHost: string, trusts: Trust) {
  const host = normaliseHost(adminHost);
  return {
    [NAME]: {
      name: NAME,
      storage: <Handler>() => {
        const handlers = new Map<unknown, Handler>();
        return {
          get: (site: unknown): Handler | null => handlers.get(site) ?? null,
          set: (site: unknown, handler: Handler) => void handlers.set(site, handler),
        };
      },
      deriveConstraint: (request: IncomingMessage) => {
        const isAdmin = host !== null && normaliseHost(readArrival(request, trusts).host) === host;
        return isAdmin ? 'admin' : 'shops';
      },
    },
  };
}
