import { type Database, type Log, newId, nothingKept, silentLog } from '@stoa/database';
import type { Scope } from '@stoa/domain';
import type { Actor, PlatformContext, Shop, ShopContext, StaffActor } from '../kernel/context.ts';
import { createKeyRing } from '../kernel/seal.ts';
import type { AccountRequest } from '../staff/index.ts';
import { unique } from './unique.ts';

/** A clock that stands until it is set. */
export interface TestClock {
  (): Date;
  advance(seconds: number): void;
}

export function testClock(start = new Date('2026-03-02T12:00:00Z')): TestClock {
  let now = start.getTime();
  return Object.assign(() => new Date(now), {
    advance(seconds: number) {
      now += seconds * 1000;
    },
  });
}

/** The time of the machine: for what a server process reads by its own clock, and nothing else. */
export const systemTime = (): Date => new Date();

const testKeys = createKeyRing('a test seals with this secret; it guards nothing');

export function testPlatform(
  db: Database,
  clock: () => Date = testClock(),
  log: Log = silentLog,
): PlatformContext {
  return { db, clock, log, keys: testKeys };
}

/** Returns a shop that exists in no table, for what needs only its id. */
export function unsavedShop(): Shop {
  const id = newId();
  return {
    id,
    code: unique('shop'),
    name: 'Test shop',
    type: 'essential',
    industry: 'general',
    currency: 'USD',
    locale: 'en-US',
    timeZone: 'America/New_York',
    baseUrl: 'http://shop.test',
    ownSellerId: undefined,
  };
}

/** Returns a context of a request: of a guest without session unless an actor is given. */
export function testContext(
  db: Database,
  shop: Shop,
  clock: () => Date = testClock(),
  actor: Actor = { kind: 'guest', visitorId: undefined },
): ShopContext {
  return { ...testPlatform(db, clock), shop, actor, requestId: newId(), dependencies: nothingKept };
}

/** How staff ask in tests, where nothing depends on it. */
export const fromSession = {
  means: 'session',
  networkAddress: '192.0.2.7',
} as const satisfies Partial<StaffActor>;

/** Returns a request of somebody about their own account. */
export const testAccountRequest = (
  platform: PlatformContext,
  networkAddress: string = fromSession.networkAddress,
): AccountRequest => ({ ...platform, requestId: newId(), networkAddress });

/** Returns the context of a request of staff with these scopes; of a seller's own, where one is named. */
export function staffOf(
  ctx: ShopContext,
  scopes: readonly Scope[],
  sellerId?: string,
): ShopContext & { readonly actor: StaffActor } {
  const limit = sellerId === undefined ? {} : { sellerId };
  const staffId = newId();
  return { ...ctx, actor: { kind: 'staff', staffId, scopes: new Set(scopes), ...limit, ...fromSession } };
}
