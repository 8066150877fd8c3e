import { type Database, rowStream } from '@stoa/database';
import type { CatalogueChanges, CatalogueSnapshot, CatalogueSource } from '@stoa/search';
import { sql } from 'drizzle-orm';
import { readShopSettings, type ShopProfile } from '../../shop/index.ts';
import { changedListings } from './changed-listings.ts';
import { documentStream } from './listing-documents.ts';
import { type OfferRow, offerRows } from './offer-rows.ts';
import { readCatalogueNews } from './read-changes.ts';
import { readCatalogueSettings } from './read-settings.ts';
import { readCursor, writeCursor } from './source-cursor.ts';

/** The most products per batch. */
const BATCH = 1000;

/**
 * Returns the catalogues of shops as an index wants them, by the same rules as the engine over PostgreSQL. Each call
 * reads one shop alone; memory does not grow with the catalogue.
 */
export function catalogueSource(db: Database): CatalogueSource {
  const profileOf = (shopId: string) => readShopSettings({ db, shop: { id: shopId } });
  return {
    async loadAll(shopId): Promise<CatalogueSnapshot> {
      const seen = await currentSnapshot(db);
      const profile = await profileOf(shopId);
      const rows = rowStream<OfferRow>(db, offerRows(profile), BATCH);
      const language = profile.shop.locale;
      return {
        cursor: writeCursor({ seen, language }),
        settings: await readCatalogueSettings(db, profile),
        batches: documentStream(rows, language),
      };
    },
    async changesSince(shopId, text): Promise<CatalogueChanges> {
      const cursor = readCursor(text);
      const news = await readCatalogueNews(db, shopId, cursor);
      const { until, products, more } = news;
      const after = products.at(-1) ?? '';
      const next = more ? { ...cursor, part: { until, after } } : { seen: until, language: cursor.language };
      const nothing = { cursor: writeCursor(next), changed: [], gone: [], more };
      if (news.missed) return { ...nothing, reload: true };
      if (products.length === 0 && !news.settings) return nothing;
      const profile = await profileOf(shopId);
      const isTooMuch = more && news.tooMany;
      if (news.sellers || isTooMuch || isOtherLanguage(profile, cursor)) return { ...nothing, reload: true };
      return {
        ...nothing,
        ...(await changedListings(db, profile, products)),
        ...(news.settings && { settings: await readCatalogueSettings(db, profile) }),
      };
    },
  };
}

const isOtherLanguage = ({ shop }: ShopProfile, { language }: { readonly language: string }): boolean =>
  shop.locale !== language;

/** Taken before anything is read, so that later commits arrive as changes. */
async function currentSnapshot(db: Database): Promise<string> {
  const { rows } = await db.queries.execute<{ seen: string }>(
    sql`select pg_current_snapshot()::text as seen`,
  );
  const [row] = rows;
  if (!row) throw new Error('the database told no snapshot');
  return row.seen;
}
