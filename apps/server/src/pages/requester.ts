import { bearerToken } from '@stoa/api';
import '@fastify/cookie';
import { guests, type Shop } from '@stoa/commerce';
import type { FastifyRequest } from 'fastify';
import { readVisitCookie } from '../http/cookies.ts';
import { type PageKey, pageKey } from '../page-cache/page-cache.ts';
import type { PageAddress } from './page-address.ts';

/** What of whoever asks decides which page is sent. */
export interface Requester {
  readonly shopId: string;
  readonly signedIn: boolean;
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
    signedIn: bearerToken(request.headers) !== undefined || readVisitCookie(request, 'session') !== undefined,
    ageAnswer: age === 'yes' || age === 'no' ? age : '',
    // Anybody can write anything into a cookie, and each value that counts has pages of its own.
    preferredSeller: shop.preferableSellers?.has(seller) ? seller : '',
  };
}

/** The key of the page asked for when every such guest is shown the same; undefined when it is made for one. */
export function sharedKey(
  request: Pick<FastifyRequest, 'method'>,
  requester: Requester,
  address: PageAddress,
): PageKey | undefined {
  const reads = request.method === 'GET' || request.method === 'HEAD';
  if (!reads || requester.signedIn || !address.shared) return undefined;
  const { shopId, ageAnswer, preferredSeller } = requester;
  return pageKey({
    shopId,
    audience: guests,
    preferredSeller,
    ageAnswer,
    kind: address.kind,
    address: address.path + address.query,
  });
}
