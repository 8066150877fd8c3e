import { ShopError } from '@stoa/domain';
import { z } from 'zod';
import { bearerToken } from '../edge/bearer.ts';
import { findMe, logIn, logOut } from '../operations/account.ts';
import { nothing } from './inputs.ts';
import { type RestRequest, type RestRoute, route } from './route.ts';

const credentials = z.strictObject({ email: z.string().max(1000), password: z.string().max(1000) });

export const accountRoutes: readonly RestRoute[] = [
  route('POST', '/api/auth/login', credentials, async (api, input) => ({ ...(await logIn(api, input)) })),
  {
    ...route('GET', '/api/auth/logout', nothing, async (api, _input, request) => {
      requireOwnPage(request);
      return logOut(api);
    }),
    changes: true,
    endedVisit: 'nobody',
  },
  { ...route('POST', '/api/auth/logout', nothing, (api) => logOut(api)), endedVisit: 'nobody' },
  route('GET', '/api/auth/user', nothing, async (api) => ({ user: await findMe(api) })),
];

/**
 * Requires that a GET that changes something comes from the shop's own pages: a picture or link of another site must
 * not sign anybody out. API-REST-502, OPEN-507
 */
function requireOwnPage({ headers, origin }: RestRequest): void {
  if (bearerToken(headers) !== undefined) return;
  const site = headers['sec-fetch-site'];
  const isOwn = site === undefined || site === 'same-origin';
  // Browsers without `Sec-Fetch-Site` tell no `Origin` with a GET.
  const from = headers.origin ?? (site === undefined ? originOf(headers.referer) : undefined);
  if (!isOwn || (from !== undefined && from !== origin)) throw new ShopError('forbidden');
}

/** Of an address that is none: nobody's. */
function originOf(address: string | readonly string[] | undefined): string | undefined {
  if (address === undefined) return undefined;
  return URL.parse(String(address))?.origin ?? 'null';
}
