import { type Database, nothingKept, readShopSettings, type Shop, type ShopContext } from '@stoa/commerce';
import { testPlatform } from '@stoa/commerce/testing';
import type { ApiContext } from '../context.ts';
import { noResultsKept } from '../edge/kept-results.ts';
import { anonymousContext } from './test-visit.ts';

/** Returns a context as a server makes it for a request that needs no HTTP; as a guest unless an actor is given. */
export async function apiContext(
  db: Database,
  shop: Shop,
  given: {
    readonly clock: () => Date;
    readonly actor?: ShopContext['actor'];
    readonly dependencies?: ShopContext['dependencies'];
    readonly results?: ApiContext['results'];
  },
): Promise<ApiContext> {
  const {
    clock,
    actor = { kind: 'guest', visitorId: undefined },
    dependencies = nothingKept,
    results = noResultsKept,
  } = given;
  const anonymous = anonymousContext(shop, testPlatform(db, clock));
  const context: ShopContext = { ...anonymous, actor, dependencies };
  const none = () => Promise.reject(new Error('no visit to change'));
  return {
    shop: context,
    profile: await readShopSettings({ db, shop }),
    visit: {
      clientAddress: '192.0.2.1',
      ensureVisitor: async () => context,
      beginBearer: none,
      signedIn: () => undefined,
      signedOut: async () => undefined,
      rememberedPage: async () => undefined,
    },
    sellerGuid: undefined,
    results,
    pictureBase: '/images',
    renderDocument: async () => '<main></main>',
    t: ({ code }) => code,
    tError: (code) => code,
  };
}
