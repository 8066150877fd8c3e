import { type Audience, guests, type Shop } from '@stoa/commerce';
import { expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';
import { requesterOf, sharedKey } from './requester.ts';

const SELLER = '0198c0de-0000-7000-8000-000000000001';
const market: Shop = {
  id: 'm',
  code: 'm',
  name: 'm',
  type: 'marketplace',
  industry: 'general',
  currency: 'USD',
  locale: 'en-US',
  timeZone: 'UTC',
  baseUrl: 'http://m.test',
  ownSellerId: undefined,
  preferableSellers: new Set([SELLER]),
};

const keyFor = (shop: Shop, preferred: string, audience: Audience = guests) => {
  const requester = requesterOf(
    { headers: {}, protocol: 'http', cookies: { preferred_seller: preferred } },
    shop,
  );
  return sharedKey(requester, audience, pageAddress('/mugs')).name;
};

/** Looks like the id of a seller. */
const madeUp = (n: number) => `0199a3d2-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;

it('ten thousand sellers that somebody made up have no pages of their own', () => {
  const keys = Array.from({ length: 10_000 }, (_, n) => keyFor(market, n % 2 ? madeUp(n) : `x${n} y/?`));
  expect(new Set(keys)).toEqual(new Set([keyFor(market, '')]));
});

it('a seller whom a marketplace’s visitors may prefer has, and in no other shop', () => {
  expect(keyFor(market, SELLER)).toContain(SELLER);
  const { preferableSellers: _, ...essential } = { ...market, type: 'essential' as const };
  expect(keyFor(essential, SELLER)).toBe(keyFor(essential, ''));
});

it('each audience has pages of its own', () => {
  const audiences: Audience[] = [
    guests,
    { status: 'pending', group: 'retail' },
    { status: 'verified', group: 'retail' },
    { status: 'verified', group: 'wholesale' },
  ];
  expect(new Set(audiences.map((audience) => keyFor(market, '', audience))).size).toBe(audiences.length);
});
