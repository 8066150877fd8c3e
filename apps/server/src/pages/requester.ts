import { bearerToken } from '@stoa/api';
import '@fastify/cookie';
import type { Audience, Shop } from '@stoa/commerce';
import type { FastifyRequest } from 'fastify';
import { readVisitCookie } from '../http/cookies.ts';
import { type PageKey, pageKey } from '../page-cache/page-cache.ts';
import type { PageAddress } from './page-address.ts';

/** What of a request, beside its address, decides which page is sent; read without asking the database. */
export interface Requester {
  readonly shopId: string;
  /** Whether a session is named; it may have ended. Without one whoever asks is a guest. */
  readonly namesSession: boolean;
  readonly ageAnswer: 'yes' | 'no' | '';
  readonly preferredSeller: string;
}

export function requesterOf(
  request: Pick<FastifyRequest, 'headers' | 'cookies'> & { readonly protocol: string },
  shop: Shop,
): Requester {
  const { age_confirm: age, preferred_seller: seller = '' } = request.cookies;
  return {
    shopId: shop.id,
    namesSession:
      bearerToken(request.headers) !== undefined || readVisitCookie(request, 'session') !== undefined,
    ageAnswer: age === 'yes' || age === 'no' ? age : '',
    // Anybody can write anything into a cookie, and each value that counts has pages of its own.
    preferredSeller: shop.preferableSellers?.has(seller) ? seller : '',
  };
}

/** The key of the page asked for, which everybody of the audience is shown. */
export function sharedKey(
  { shopId, ageAnswer, preferredSeller }: Requester,
  audience: Audience,
  { kind, path, query }: PageAddress,
): PageKey {
  return pageKey({ shopId, audience, preferredSeller, ageAnswer, kind, address: path + query });
}
