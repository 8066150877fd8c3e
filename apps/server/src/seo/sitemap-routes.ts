import { Readable } from 'node:stream';
import {
  CacheDependencies,
  guests,
  isSitemapKind,
  listSitemapParts,
  nothingKept,
  readSitemapPart,
  type Shop,
  type ShopContext,
} from '@stoa/commerce';
import { ShopError } from '@stoa/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../app/services.ts';
import { chooseEncoding, finishPage } from '../page-cache/compress.ts';
import { pageKey, type RenderedPage } from '../page-cache/page-cache.ts';
import { sendCachedPage } from '../pages/send-cached.ts';
import { isKnown, sendEncoded, streamValidators } from './send-stream.ts';
import { ENTRIES_PER_PART, sitemapIndex, sitemapPart } from './sitemap-xml.ts';

const INDEX = '/sitemap.xml';
const XML = 'application/xml; charset=utf-8';

/** Crawlers may keep what they have and ask whether it still stands. */
const CACHE_CONTROL = 'public, no-cache';

const placeOf = ({ baseUrl, code }: Shop) => ({ origin: new URL(baseUrl).origin, code });

/**
 * Serves `/sitemap.xml` and the parts it names, of the shop's base URL under whatever name it is asked for. They are
 * the server's and not pages of the storefront: the contract lists products to be shown, at most a few thousand and
 * with prices, while a sitemap streams a whole catalogue. The index is kept among the pages of guests; parts may be
 * of megabytes, so they are written anew for whoever has not got them as they are.
 */
export function addSitemapRoutes(
  app: FastifyInstance,
  services: Pick<Services, 'cache' | 'versions' | 'db'>,
  shopOf: (request: FastifyRequest) => Shop,
): void {
  const { cache, versions, db } = services;
  const method = ['GET', 'HEAD'];
  const validators = streamValidators(versions);

  app.route({
    method,
    url: INDEX,
    handler: async (request, reply) => {
      const shop = shopOf(request);
      const key = pageKey({
        shopId: shop.id,
        audience: guests,
        kind: 'page',
        address: INDEX,
        preferredSeller: '',
        ageAnswer: '',
      });
      const { page, verdict } = await cache.get(key, () => renderIndex({ shop, db }));
      return sendCachedPage(request, reply, page, verdict);
    },
  });

  app.route<{ Params: { file: string } }>({
    method,
    url: '/sitemap/:file',
    handler: async (request, reply) => {
      const shop = shopOf(request);
      const part = parsePart(request.params.file);
      if (!part) throw new ShopError('not-found');
      const encoding = chooseEncoding(request.headers['accept-encoding']);
      const etag = validators(shop.id, `${request.params.file}-${encoding}`);
      reply.headers({ etag, 'cache-control': CACHE_CONTROL, vary: 'Accept-Encoding' });
      if (isKnown(request, etag)) return reply.code(304).send();
      const batches = readSitemapPart(
        { shop, db, dependencies: nothingKept },
        { ...part, size: ENTRIES_PER_PART },
      );
      // Before anything is sent it must be known that there is something to send.
      const first = await batches.next();
      if (first.done) throw new ShopError('not-found');
      reply.type(XML);
      if (request.method === 'HEAD') {
        await batches.return(undefined);
        return reply.send();
      }
      const text = Readable.from(sitemapPart(placeOf(shop), withFirst(first.value, batches)));
      return sendEncoded(reply, text, encoding);
    },
  });
}

async function renderIndex({ shop, db }: Pick<ShopContext, 'shop' | 'db'>): Promise<RenderedPage> {
  const dependencies = new CacheDependencies();
  const parts = await listSitemapParts({ shop, db, dependencies }, ENTRIES_PER_PART);
  const headers = { 'content-type': XML, 'cache-control': CACHE_CONTROL, vary: 'Accept-Encoding' };
  const body = Buffer.from(sitemapIndex(placeOf(shop), parts));
  return {
    page: finishPage(200, headers, body),
    tags: dependencies.tags,
    validUntil: dependencies.validUntil,
    cacheable: true,
  };
}

function parsePart(file: string) {
  const [, kind = '', number = ''] = /^([a-z]+)-([1-9]\d{0,5})\.xml$/.exec(file) ?? [];
  return isSitemapKind(kind) ? { kind, number: Number(number) } : undefined;
}

async function* withFirst<T>(first: T, rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield first;
  yield* rest;
}
