import { expect, it } from 'vitest';
import type { Actor } from '../kernel/context.ts';
import { fromSession } from '../testing/context.ts';
import { buyerOf } from './buyer.ts';

const settings = (hidePriceForAnonymous: boolean) => ({ modules: { hidePriceForAnonymous } });
const guest: Actor = { kind: 'guest', visitorId: undefined };
const customer = (verified: boolean): Actor => ({
  kind: 'customer',
  visitorId: 'v',
  customerId: 'c',
  email: 'a@b.test',
  group: 'wholesale',
  verified,
});

it('hides prices from everybody who is not verified, where the shop says so [PRICE-007, PRICE-008]', () => {
  const pricesOf = (actor: Actor, hidden: boolean) => buyerOf({ actor }, settings(hidden)).prices;
  expect(pricesOf(guest, true)).toBe('sign-in');
  expect(pricesOf(customer(false), true)).toBe('pending-approval');
  expect(pricesOf(customer(true), true)).toBe('visible');
  for (const actor of [guest, customer(false), customer(true)])
    expect(pricesOf(actor, false)).toBe('visible');
});

it('takes price levels of the group of customers alone [PRICE-013]', () => {
  expect(buyerOf({ actor: customer(true) }, settings(true)).group).toBe('wholesale');
  expect(buyerOf({ actor: guest }, settings(false)).group).toBeUndefined();
  const staff: Actor = { kind: 'staff', staffId: 's', scopes: new Set(), ...fromSession };
  expect(buyerOf({ actor: staff }, settings(true))).toEqual({ group: undefined, prices: 'visible' });
});
