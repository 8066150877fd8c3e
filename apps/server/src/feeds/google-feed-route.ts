import { type Database, type PlatformContext, readFeed, type Shop } from '@stoa/commerce';
import { calendarDay, ShopError } from '@stoa/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { KeptTexts } from '../kept-texts/kept-texts.ts';
import { sendKeptText } from '../kept-texts/send-kept-text.ts';
import type { ShopProfiles } from '../shops/shop-profiles.ts';
import { googleFeed } from './google-xml.ts';

const FEED = '/feeds/google.xml';

/** It is for one reader, and no page to be found. */
const HEADERS = { 'content-type': 'application/xml; charset=utf-8', 'x-robots-tag': 'noindex' };

interface FeedServices {
  readonly db: Database;
  readonly platform: PlatformContext;
  readonly profiles: ShopProfiles;
  readonly texts: KeptTexts;
}

/**
 * Serves what a shop sells for Google's Merchant Center, of any size: it is sent while it is read, and kept for others
 * (decision 65). A shop that shows no prices to guests has none to publish: it answers 404.
 */
export function addGoogleFeedRoute(
  app: FastifyInstance,
  { db, platform, profiles, texts }: FeedServices,
  shopOf: (request: FastifyRequest) => Shop,
): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: FEED,
    handler: async (request, reply) => {
      const shop = shopOf(request);
      const { profile } = await profiles.of(shop);
      if (profile.settings.modules.hidePriceForAnonymous) throw new ShopError('not-found');
      const now = platform.clock();
      const { id: shopId, name, code, currency } = shop;
      const { origin } = new URL(shop.baseUrl);
      const place = { name, origin, code, currency, isMarketplace: shop.type === 'marketplace' };
      // Whether a backorder is still ahead changes with the day.
      const key = { shopId, name: `feed of ${calendarDay(now, shop.timeZone)}` };
      const text = await texts.get(key, {
        read: (dependencies) => readFeed({ shop, db, dependencies }, now),
        write: (batches) => googleFeed(place, batches),
      });
      return sendKeptText(request, reply, text, HEADERS);
    },
  });
}
