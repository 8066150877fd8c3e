import { type Database, readShopSettings, type Shop, type ShopContext } from '@stoa/commerce';
import { testPlatform } from '@stoa/commerce/testing';
import type { ApiContext, RenderRecorder } from '../context.ts';
import { anonymousContext } from './test-visit.ts';

/** What was told of an answer while it was made. */
export class TestRecord implements RenderRecorder {
  readonly tags = new Set<string>();
  readonly ends: Date[] = [];
  failed = false;

  uses(tag: string): void {
    this.tags.add(tag);
  }

  expiresAt(instant: Date): void {
    this.ends.push(instant);
  }
}

/** A context as a server makes it for a request that needs no HTTP; as a guest unless an actor is given. */
export async function apiContext(
  db: Database,
  shop: Shop,
  given: {
    readonly clock: () => Date;
    readonly actor?: ShopContext['actor'];
    readonly record?: RenderRecorder;
  },
): Promise<ApiContext> {
  const { clock, actor = { kind: 'guest', visitorId: undefined }, record } = given;
  const context: ShopContext = { ...anonymousContext(shop, testPlatform(db, clock)), actor };
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
    record,
    sellerGuid: undefined,
    pictureBase: '/images',
    renderDocument: async () => '<main></main>',
    t: ({ code }) => code,
    tError: (code) => code,
  };
}
