import {
  CacheDependencies,
  type Database,
  guests,
  isSitemapKind,
  listSitemapParts,
  nothingKept,
  readSitemapPart,
  type Shop,
  type ShopContext,
  type SitemapPart,
} from '@stoa/commerce';
import { ShopError } from '@stoa/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Turns } from '../fair/turns.ts';
import type { KeptTexts } from '../kept-texts/kept-texts.ts';
import { sendKeptText } from '../kept-texts/send-kept-text.ts';
import { finishPage } from '../page-cache/compress.ts';
import { type PageCache, pageKey, type RenderedPage } from '../page-cache/page-cache.ts';
import { sendCachedPage } from '../pages/send-cached.ts';
import type { ResultCache } from '../results/result-cache.ts';
import { ENTRIES_PER_PART, sitemapIndex, sitemapPart } from './sitemap-xml.ts';

const INDEX = '/sitemap.xml';
const XML = 'application/xml; charset=utf-8';

/** Crawlers may keep what they have and ask whether it still stands. */
const CACHE_CONTROL = 'public, no-cache';

const placeOf = ({ baseUrl, code }: Shop) => ({ origin: new URL(baseUrl).origin, code });

interface SitemapServices {
  readonly db: Database;
  readonly cache: PageCache;
  readonly results: ResultCache;
  readonly texts: KeptTexts;
  readonly turns: Turns;
}

/**
 * Serves `/sitemap.xml` and the parts it names, of the shop's base URL under whatever name it is asked for. They are
 * the server's and not pages of the storefront: the contract lists products to be shown, at most a few thousand and
 * with prices, while a sitemap tells of a whole catalogue. The index is kept among the pages of guests; parts may be of
 * megabytes, so they are kept as files (decision 65).
 */
export function addSitemapRoutes(
  app: FastifyInstance,
  services: SitemapServices,
  shopOf: (request: FastifyRequest) => Shop,
): void {
  const { cache, results, texts, turns, db } = services;
  const method = ['GET', 'HEAD'];

  /** Tells whether a part is there without reading what is before it: anybody may ask for any number. */
  async function isThere(shop: Shop, { kind, number }: PartName): Promise<boolean> {
    const key = { shopId: shop.id, name: INDEX };
    const parts = await results.get(key, nothingKept, (dependencies) =>
      turns.run(shop.id, () => listSitemapParts({ shop, db, dependencies }, ENTRIES_PER_PART)),
    );
    return parts.some((part) => part.kind === kind && part.number === number);
  }

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
      const { page, verdict } = await cache.get(key, () =>
        turns.run(shop.id, () => renderIndex({ shop, db })),
      );
      return sendCachedPage(request, reply, page, verdict);
    },
  });

  app.route<{ Params: { file: string } }>({
    method,
    url: '/sitemap/:file',
    handler: async (request, reply) => {
      const shop = shopOf(request);
      const part = parsePart(request.params.file);
      if (!part || !(await isThere(shop, part))) throw new ShopError('not-found');
      const key = { shopId: shop.id, name: `sitemap ${part.kind} ${part.number}` };
      const text = await texts.get(key, {
        read: (dependencies) =>
          readSitemapPart({ shop, db, dependencies }, { ...part, size: ENTRIES_PER_PART }),
        write: (batches) => sitemapPart(placeOf(shop), batches),
      });
      return sendKeptText(request, reply, text, { 'content-type': XML });
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

type PartName = Pick<SitemapPart, 'kind' | 'number'>;

function parsePart(file: string): PartName | undefined {
  const [, kind = '', number = ''] = /^([a-z]+)-([1-9]\d{0,5})\.xml$/.exec(file) ?? [];
  return isSitemapKind(kind) ? { kind, number: Number(number) } : undefined;
}
