import { Readable } from 'node:stream';
import { nothingKept, readFeed, type Shop } from '@stoa/commerce';
import { calendarDay, ShopError } from '@stoa/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../app/services.ts';
import { chooseEncoding } from '../page-cache/compress.ts';
import { isKnown, sendEncoded, streamValidators } from '../seo/send-stream.ts';
import { googleFeed } from './google-xml.ts';

const FEED = '/feeds/google.xml';

/**
 * Serves what a shop sells for Google's Merchant Center, streamed as it is read, so that it may be of any size. A shop
 * that shows no prices to guests has none to publish: it answers 404.
 */
export function addGoogleFeedRoute(
  app: FastifyInstance,
  { db, platform, profiles, versions }: Pick<Services, 'db' | 'platform' | 'profiles' | 'versions'>,
  shopOf: (request: FastifyRequest) => Shop,
): void {
  const validators = streamValidators(versions);
  app.route({
    method: ['GET', 'HEAD'],
    url: FEED,
    handler: async (request, reply) => {
      const shop = shopOf(request);
      const { profile } = await profiles.of(shop);
      if (profile.settings.modules.hidePriceForAnonymous) throw new ShopError('not-found');
      const now = platform.clock();
      const encoding = chooseEncoding(request.headers['accept-encoding']);
      // Whether a backorder is still ahead changes with the day.
      const etag = validators(shop.id, `google-${calendarDay(now, shop.timeZone)}-${encoding}`);
      reply.headers({ etag, 'cache-control': 'public, no-cache', vary: 'Accept-Encoding' });
      if (isKnown(request, etag)) return reply.code(304).send();
      // It is for one reader, and no page to be found.
      reply.type('application/xml; charset=utf-8').header('x-robots-tag', 'noindex');
      if (request.method === 'HEAD') return reply.send();
      const { origin } = new URL(shop.baseUrl);
      const { name, code, currency } = shop;
      const place = { name, origin, code, currency, isMarketplace: shop.type === 'marketplace' };
      const batches = readFeed({ shop, db, dependencies: nothingKept }, now);
      return sendEncoded(reply, Readable.from(googleFeed(place, batches)), encoding);
    },
  });
}
